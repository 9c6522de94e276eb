import { labelOf } from "#app/programme/letters.ts";
import type { Programme } from "#core/programme.ts";
import type { EstimatorProps } from "./estimator-props.ts";
import { Pill } from "./pill-choice.tsx";

/**
 * Tells and chooses which of the compared programmes the fields change. A row of its own over the end of the hero, so that nothing
 * moves when it comes. It stays below the header, and scrolls away where the window is too low for it.
 */
export function ProgrammeSwitch({
  content,
  programmes,
  active,
  onShow,
}: Pick<EstimatorProps, "content"> & {
  programmes: Programme[];
  active: number;
  onShow: (index: number) => void;
}) {
  return (
    <div
      data-top-bar
      className="screen-only stays-below-header z-10 -mt-14 h-14 border-b border-line bg-paper"
    >
      <div className="wrap h-full">
        {/* The result stands over the row's right end on wide screens. */}
        <div className="flex h-full items-center gap-4 lg:w-7/12 lg:pr-10">
          <fieldset className="flex min-w-0 items-center gap-2 overflow-x-auto py-1">
            <legend className="float-left pr-2 text-small leading-tight max-sm:sr-only">
              {content.compare.editing}
            </legend>
            {programmes.map((programme, index) => (
              <Pill
                // biome-ignore lint/suspicious/noArrayIndexKey: a programme is known by its place
                key={index}
                name="edited"
                value={String(index)}
                isChosen={index === active}
                onChoose={() => onShow(index)}
              >
                <span className="whitespace-nowrap">{labelOf(index, programme)}</span>
              </Pill>
            ))}
          </fieldset>
        </div>
      </div>
    </div>
  );
}
