import type { LucideProps } from "lucide-react";

const usualStroke = 1.75;

/** What the build makes of lucide's icons (scripts/build/icons.ts): one path, with its usual stroke from the stylesheet. */
export function drawIcon(path: string) {
  return function Icon({
    size = 24,
    strokeWidth = 2,
    className = "",
    ...rest
  }: Pick<LucideProps, "size" | "strokeWidth" | "className">) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        aria-hidden="true"
        className={`icon ${className}`}
        {...rest}
      >
        <path d={path} strokeWidth={strokeWidth === usualStroke ? undefined : strokeWidth} />
      </svg>
    );
  };
}
