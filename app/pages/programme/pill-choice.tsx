import type { ReactNode } from "react";

const pill =
  "relative flex min-h-11 items-center rounded-pill border border-line-strong px-4.5 text-small font-semibold transition-colors duration-120 hover:border-ink-2 has-checked:border-petrol has-checked:bg-petrol has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol forced-colors:gap-2 forced-colors:pl-3";

/** A radio button that looks like a pill; where colors are forced, like a radio button beside its name. */
export function Pill({
  name,
  value,
  isChosen,
  onChoose,
  children,
}: {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <label className={pill}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 z-1 size-full cursor-pointer opacity-0 forced-colors:static forced-colors:size-auto forced-colors:opacity-100"
      />
      {children}
    </label>
  );
}
