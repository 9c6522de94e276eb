import type { ComponentProps } from "react";

/** A round or pill-shaped button that floats over the page. */
export function FloatingButton({ className = "w-12", ...props }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className={`pointer-events-auto flex h-12 items-center justify-center rounded-pill bg-white text-ink shadow-panel transition-colors duration-120 hover:bg-bone ${className}`}
      {...props}
    />
  );
}
