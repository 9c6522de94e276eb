import type { ReactNode } from "react";

/** Around a table that large text makes wider than its place, or a row of screens on a phone: it scrolls sideways by itself, and the page does not. */
export function WideTable({
  label,
  children,
  className = "",
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it
      tabIndex={0}
      className={`overflow-x-auto print:overflow-visible ${className}`}
    >
      {children}
    </section>
  );
}
