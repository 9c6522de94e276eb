import { ContactButton } from "#app/contact/contact-button.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { useSite } from "#app/site-data/use-site.ts";

export function IndustriesHero({ title, lead }: { title: string; lead: string }) {
  const { dictionary } = useSite();
  return (
    <section className="on-night pt-20">
      <div className="wrap pt-8 pb-32 md:pb-44">
        <Breadcrumbs className="mb-7 text-sky" />
        <div className="grid items-end gap-x-8 gap-y-7 lg:grid-cols-12">
          <h1 className="text-h1 lg:col-span-7">{title}</h1>
          <div className="lg:col-span-5">
            <p className="measure text-lead text-sky">{lead}</p>
            <ContactButton contactType="partner" className="mt-6">
              {dictionary.solicitarDemo}
            </ContactButton>
          </div>
        </div>
      </div>
    </section>
  );
}
