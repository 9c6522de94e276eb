import type { ComponentProps } from "react";

/** A round button that floats over the page. */
export function FloatingButton({ className = "w-11", ...props }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className={`flex h-11 items-center justify-center rounded-pill bg-white text-ink shadow-panel transition-colors duration-120 hover:bg-bone ${className}`}
      {...props}
    />
  );
}
