import type { ReactNode } from "react";

/** Complete class names, because Tailwind finds classes by scanning the source. */
const orders = [
  "[--order:0]",
  "[--order:1]",
  "[--order:2]",
  "[--order:3]",
  "[--order:4]",
  "[--order:5]",
];

/**
 * Moves up as it scrolls into view, by CSS alone (`reveal` in app.css); without support for it, it does not move. `order`
 * delays an item of a group.
 */
export function Reveal({
  as: Element = "div",
  order = 0,
  className = "",
  children,
}: {
  as?: "div" | "li" | "section";
  order?: number;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Element className={`reveal ${orders[Math.min(order, 5)]} ${className}`}>{children}</Element>
  );
}
