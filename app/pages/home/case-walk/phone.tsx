import type { ReactNode } from "react";

/** The upper part of a phone at the bottom of its card. */
export function Phone({ isDark = false, children }: { isDark?: boolean; children: ReactNode }) {
  return (
    <div
      className={`mx-auto flex min-h-[24rem] max-w-[20rem] flex-col overflow-hidden rounded-t-[38px] border-9 border-b-0
        border-ink text-[.875rem] leading-[1.4] ${isDark ? "bg-night-2 text-white" : "bg-white text-ink"}`}
    >
      {children}
    </div>
  );
}

/** A screen's main button. */
export function PhoneAction({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-control bg-petrol px-4 py-3 text-center font-semibold text-white">
      {children}
    </p>
  );
}

export function Avatar({ initials }: { initials: string }) {
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-petrol text-caption font-semibold text-white">
      {initials}
    </span>
  );
}
