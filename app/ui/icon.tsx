import type { ComponentProps } from "react";

interface IconProps extends ComponentProps<"svg"> {
  size?: number;
}

/** Renders a Lucide icon in the built site (scripts/build/one-path-icons.ts); the class `icon` has its colours. */
export function drawIcon(path: string) {
  return function Icon({ size = 24, strokeWidth = 2, className, ...props }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width={size}
        height={size}
        strokeWidth={strokeWidth}
        className={className ? `icon ${className}` : "icon"}
        {...props}
      >
        <path d={path} />
      </svg>
    );
  };
}
