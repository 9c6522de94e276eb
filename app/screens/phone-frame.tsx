import type { ReactNode } from "react";

const parts = {
  whole:
    "w-full max-w-73 min-h-[calc(34rem+20px)] self-start rounded-[44px] border-10 text-small shadow-console",
  /** The upper part, at the bottom of a card. */
  top: "min-h-[24rem] w-full max-w-[20rem] rounded-t-[38px] border-9 border-b-0 text-[.875rem] leading-[1.4]",
};

export function PhoneFrame({
  part = "whole",
  isDark = false,
  children,
}: {
  part?: keyof typeof parts;
  isDark?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={`mx-auto flex flex-col overflow-hidden border-ink ${parts[part]} ${isDark ? "bg-night-2 text-white" : "bg-white text-ink"}`}
    >
      {children}
    </div>
  );
}
