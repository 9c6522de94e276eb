import type { Amount } from "./figures.ts";

/** The figure in the size of its surroundings, its unit in half of it. */
export function AmountText({ figure, unit }: Amount) {
  return (
    <>
      <span className="whitespace-nowrap">{figure}</span>{" "}
      <span className="text-[0.55em] tracking-[-0.015em]">{unit}</span>
    </>
  );
}

export function amountWords({ figure, unit }: Amount): string {
  return `${figure} ${unit}`;
}
