import type { ReactNode } from "react";

/** A table that, with large text, is scrolled sideways by itself: the page is not. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: with large text, arrow keys scroll the table sideways
      tabIndex={0}
      className="mt-5 overflow-x-auto print:overflow-visible"
    >
      <table className="w-full text-small">{children}</table>
    </section>
  );
}
