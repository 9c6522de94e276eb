/** The three steps of a case: finished ones in petrol, the current one in amber. */
export function StepBar({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className="grid auto-cols-fr grid-flow-col gap-1.5 text-caption lg:max-xl:auto-cols-auto">
      {steps.map((step, index) => (
        <li
          key={step}
          className={index === current ? "font-semibold text-ink" : "font-medium text-ink-3"}
        >
          <span
            className={`mb-1.5 block h-[5px] rounded-[3px] ${
              index < current
                ? "bg-petrol forced-colors:bg-[CanvasText]"
                : index === current
                  ? "bg-[linear-gradient(90deg,var(--color-amber)_58%,var(--color-line)_58%)] forced-colors:bg-[Highlight]"
                  : "bg-line forced-colors:bg-[GrayText]"
            }`}
          />
          {step}
        </li>
      ))}
    </ol>
  );
}
