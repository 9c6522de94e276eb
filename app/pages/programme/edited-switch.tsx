import { letters } from "./letters.ts";

/**
 * Tells and chooses which one of two compared programmes the fields change. A row of its own over the end of the hero, so that
 * nothing moves when it comes. It stays below the header, and scrolls away where the window is too low for it.
 */
export function EditedSwitch({
  label,
  active,
  onEdit,
}: {
  label: string;
  active: number;
  onEdit: (index: number) => void;
}) {
  return (
    <div
      data-top-bar
      className="screen-only top-20 z-10 -mt-14 h-14 border-b border-line bg-paper [@media(height>=32rem)]:sticky"
    >
      <fieldset className="wrap flex h-full items-center gap-2">
        <legend className="float-left pr-1 text-small leading-tight">{label}</legend>
        {letters.map((letter, index) => (
          <label
            key={letter}
            className="relative grid size-11 shrink-0 place-items-center rounded-pill border border-line-strong font-semibold has-checked:border-petrol has-checked:bg-petrol has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-petrol"
          >
            <input
              type="radio"
              name="edited"
              checked={index === active}
              onChange={() => onEdit(index)}
              className="absolute inset-0 z-1 size-full cursor-pointer opacity-0 forced-colors:opacity-100"
            />
            {letter}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
