import type { ReactNode } from "react";
import { Section } from "#app/ui/section.tsx";

/** The last section of a page: one call to action. */
export function ClosingCall({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Section className="print:hidden">
      <div className="on-night grid grid-cols-1 items-end gap-8 rounded-card rounded-br-arc p-8 md:p-12 lg:grid-cols-12 lg:p-16">
        <div className="min-w-0 lg:col-span-7">
          <h2 className="text-h2">{title}</h2>
          <p className="mt-5 max-w-[46ch] text-lead text-sky">{text}</p>
        </div>
        <div className="flex min-w-0 flex-wrap gap-3.5 lg:col-span-5 lg:justify-end">
          {children}
        </div>
      </div>
    </Section>
  );
}
