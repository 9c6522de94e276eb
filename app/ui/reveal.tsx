import type { ComponentProps } from "react";

/** Class names in full, since the stylesheet is made from the words that stand in the source. */
const orders = [
  "[--order:0]",
  "[--order:1]",
  "[--order:2]",
  "[--order:3]",
  "[--order:4]",
  "[--order:5]",
];

/**
 * Rises as it scrolls into view, by style sheet alone (`reveal` in app.css); where that is not understood it is simply
 * there. Items of a group follow one another through `order`.
 */
export function Reveal({
  as: Element = "div",
  order = 0,
  className = "",
  ...props
}: ComponentProps<"div"> & { as?: "div" | "section"; order?: number }) {
  return <Element className={`reveal ${orders[Math.min(order, 5)]} ${className}`} {...props} />;
}
