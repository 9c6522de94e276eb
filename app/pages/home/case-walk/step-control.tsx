import { useEffect, useId, useRef } from "react";

/** The three-part bar as a radio group: arrow keys, a tap or a click select the step. */
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
      className={`sticky top-20 z-10 mb-6 grid grid-cols-3 gap-1.5 bg-bone py-3 md:gap-5 xl:static xl:mb-8 xl:py-0
        noscript:hidden`}
    >
      <legend className="sr-only">{label}</legend>
      {steps.map(({ name, description }, index) => (
        <label
          key={name}
          className={`block cursor-pointer rounded-chip pb-1 outline-offset-4 outline-petrol
            has-focus-visible:outline-3`}
        >
          <input
            type="radio"
            name={group}
            value={index}
            checked={index === current}
            onChange={() => onChoose(index)}
            className="sr-only"
          />
          <span
            className={`block h-1.5 rounded-[3px] transition-colors ${barColor(index, current)}`}
          />
          <span
            className={`mt-3 block text-caption font-semibold sm:text-small transition-colors md:text-body
              ${index === current ? "text-ink" : "text-ink-2"}`}
          >
            {name}
          </span>
          <span className="mt-1 hidden min-h-[3lh] max-w-[48ch] text-small text-pretty text-ink-2 xl:block">
            {description}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function barColor(index: number, current: number) {
  if (index < current) return "bg-petrol";
  return index === current ? "bg-amber-h" : "bg-line";
}
