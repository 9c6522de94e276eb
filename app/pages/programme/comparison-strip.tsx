import Plus from "lucide-react/icons/plus";
import { lazy, Suspense, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { programmesMax } from "#core/programme.ts";
import type { ComparedProps } from "./compared-programmes.tsx";

const ComparedProgrammes = lazy(() =>
  import("./compared-programmes.tsx").then((module) => ({ default: module.ComparedProgrammes })),
);

/** The compared programmes beside the result: each with its name and what it costs. */
export function ComparisonStrip(props: ComparedProps) {
  const { content, programmes, active, onChange } = props;
  const list = useRef<HTMLDivElement>(null);

  function add() {
    const shown = programmes[active];
    if (!shown) return;
    const { name: _, ...copy } = shown;
    onChange([...programmes, copy], programmes.length);
  }

  /** The pressed button disappears, so the focus moves to the list. */
  function remove(index: number) {
    const left = programmes.filter((_, at) => at !== index);
    const moved = index < active ? active - 1 : active;
    onChange(left, Math.min(moved, left.length - 1));
    list.current?.focus();
  }

  return (
    <div
      ref={list}
      tabIndex={-1}
      className="screen-only mt-5 border-t border-night-line pt-4 outline-none"
    >
      {programmes.length > 1 && (
        <Suspense fallback={null}>
          <ComparedProgrammes {...props} onRemove={remove} />
        </Suspense>
      )}
      {programmes.length < programmesMax && (
        <Button
          variant="secondary"
          size="small"
          className="w-full noscript:hidden unready:invisible"
          onClick={add}
        >
          <Plus aria-hidden="true" size={18} strokeWidth={2} />
          {content.compare.start}
        </Button>
      )}
    </div>
  );
}
