import type { ComponentProps } from "react";

/** The logo's symbol: roof and post in the text's colour, and the dot. */
export function Mark({
  dotClassName = "fill-amber",
  ...props
}: ComponentProps<"svg"> & { dotClassName?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" {...props}>
      <path
        d="M3 29V27A24 24 0 0 1 27 3H29V29H23.4V8.9A18.4 18.4 0 0 0 8.6 27V29Z"
        fill="currentColor"
      />
      <circle cx="16.2" cy="22.8" r="4.2" className={dotClassName} />
    </svg>
  );
}
