import type { ReactNode } from "react";

/** A scene's size. Beside the console, on a phone, the other screens are as high as it is. */
export const scene =
  "h-38 w-full shrink-0 max-md:h-auto max-md:max-h-48 max-md:min-h-38 max-md:shrink max-md:grow";

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
