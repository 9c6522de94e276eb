/** Before, at and after the current one. */
const looks = [
  "font-medium text-ink-3 before:bg-petrol forced-colors:before:bg-[CanvasText]",
  "font-semibold text-ink before:bg-[linear-gradient(90deg,var(--color-amber)_58%,var(--color-line)_58%)] forced-colors:before:bg-[Highlight]",
  "font-medium text-ink-3 before:bg-line forced-colors:before:bg-[GrayText]",
];

/** The three steps of a case: finished ones in petrol, the current one in amber. */
export function StepBar({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className="grid auto-cols-[1fr] grid-flow-col gap-1.5 text-caption max-[19rem]:auto-cols-fr">
      {steps.map((step, index) => (
        <li
          key={step}
          className={`before:mb-1.5 before:block before:h-[5px] before:rounded-[3px] ${looks[Math.sign(index - current) + 1]}`}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
