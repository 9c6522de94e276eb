import type { Amount } from "./market-figures.server.ts";

/** A figure in the surrounding text's size, its unit at half that size. */
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
