import type { ReactNode } from "react";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { useSite } from "#app/site-data/use-site.ts";

/** The first section of a page that starts with its content. */
export function SplitHero({ className, children }: { className: string; children: ReactNode }) {
  return (
    <section className="on-night pt-20 print:pt-0">
      <div className={`wrap pt-8 ${className}`}>
        <Breadcrumbs className="mb-7 text-sky" />
        {children}
      </div>
    </section>
  );
}

/** The title, and beside it the lead and the demo button. */
export function Opening({ title, lead }: { title: string; lead: string }) {
  const { dictionary } = useSite();
  return (
    <div className="grid grid-cols-1 items-end gap-x-8 gap-y-7 lg:grid-cols-12">
      <h1 className="text-h1 lg:col-span-7">{title}</h1>
      <div className="lg:col-span-5">
        <p className="measure text-lead text-sky">{lead}</p>
        <ContactButton contactType="partner" className="mt-6">
          {dictionary.solicitarDemo}
        </ContactButton>
      </div>
    </div>
  );
}
