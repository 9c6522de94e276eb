import type { ComponentProps } from "react";
import { PageLink } from "./page-link.tsx";

export interface ButtonLook {
  variant?: "primary" | "secondary" | "quiet";
  size?: "regular" | "small";
}

/** `button` marks links that look like one, for print (app.css). */
const base =
  "button inline-flex items-center justify-center gap-2.5 font-semibold leading-tight text-center text-balance has-[svg]:text-left transition-colors duration-120 disabled:opacity-60 disabled:cursor-default forced-colors:border";

const variants = {
  primary: "bg-amber text-ink hover:bg-amber-h",
  secondary: "border-[1.5px] border-(--control) text-current hover:bg-current/8",
  quiet: "text-petrol hover:bg-petrol-tint",
};

const sizes = {
  regular: "min-h-13.5 px-[min(--spacing(6.5),7vw)] py-3 rounded-button text-body",
  small: "min-h-11 px-4.5 py-2 rounded-control text-small",
};

export function buttonClass({ variant = "primary", size = "regular" }: ButtonLook = {}) {
  return `${base} ${variants[variant]} ${sizes[size]}`;
}

export function Button({
  variant,
  size,
  className = "",
  ...props
}: ComponentProps<"button"> & ButtonLook) {
  return (
    <button type="button" className={`${buttonClass({ variant, size })} ${className}`} {...props} />
  );
}

export function ButtonLink({
  variant,
  size,
  className = "",
  ...props
}: ComponentProps<typeof PageLink> & ButtonLook) {
  return <PageLink className={`${buttonClass({ variant, size })} ${className}`} {...props} />;
}
