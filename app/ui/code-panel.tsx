import type { ReactNode } from "react";

/** A message or file as programs send it. Long lines wrap, so that nothing needs scrolling. */
export function CodePanel({
  title,
  label,
  children,
}: {
  title: ReactNode;
  label?: string;
  children: string;
}) {
  return (
    <div className="on-night flex flex-col overflow-hidden rounded-float text-small">
      <p className="flex flex-wrap items-center gap-x-4 bg-night-2 px-5 py-3 font-semibold wrap-anywhere">
        {title}
        {label && <span className="ml-auto text-caption font-medium text-sky">{label}</span>}
      </p>
      <pre className="grow px-5 py-4 font-mono leading-[1.75] whitespace-pre-wrap wrap-anywhere text-sky">
        {children}
      </pre>
    </div>
  );
}
