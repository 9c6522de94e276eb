import { useEffect, useId, useRef } from "react";

/** The three steps as a radio group: arrow keys, a tap or a click select the step. */
export function StepControl({
  label,
  steps,
  current,
  onChoose,
}: {
  label: string;
  steps: readonly { name: string; description: string }[];
  current: number;
  onChoose: (step: number) => void;
}) {
  const group = useId();
  const fields = useRef<HTMLFieldSetElement>(null);

  // A browser that comes back to the page restores a choice of which React knows nothing.
  useEffect(() => {
    for (const input of fields.current?.querySelectorAll("input") ?? [])
      input.checked = input.defaultChecked;
  }, []);

  return (
    <fieldset
      ref={fields}
      className={`sticky top-20 z-10 mb-6 grid grid-cols-[repeat(3,1fr)] gap-1.5 bg-bone py-2 md:gap-3 xl:static xl:mb-8 xl:py-0
        noscript:hidden`}
    >
      <legend className="sr-only">{label}</legend>
      {steps.map(({ name, description }, index) => (
        <label
          key={name}
          className={`block cursor-pointer rounded-button p-2 outline-offset-2 outline-petrol ring-inset transition-colors duration-120
            has-focus-visible:outline-3 md:p-3 ${index === current ? "bg-white ring-2 ring-ink" : "ring-1 ring-line hover:ring-line-strong"}`}
        >
          <input
            type="radio"
            name={group}
            value={index}
            checked={index === current}
            onChange={() => onChoose(index)}
            className="sr-only"
          />
          <span className="flex items-center justify-center gap-2 text-caption font-semibold sm:text-small md:justify-start md:gap-3 md:text-body">
            <span
              aria-hidden="true"
              className={`figures grid size-6 shrink-0 place-items-center rounded-pill max-sm:hidden md:size-7 ${badgeColor(index, current)}`}
            >
              {index + 1}
            </span>
            <span className="max-[19rem]:wrap-anywhere">{name}</span>
          </span>
          <span className="mt-1 hidden min-h-[3lh] max-w-[48ch] text-small text-pretty text-ink-2 xl:block">
            {description}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function badgeColor(index: number, current: number) {
  if (index < current) return "bg-petrol text-white";
  return index === current ? "bg-amber" : "bg-line";
}
