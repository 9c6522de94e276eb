import { ContactButton } from "#app/contact/contact-button.tsx";
import { useSite } from "#app/site-data/use-site.ts";

/** For whoever does not find their case above. */
export function HelpCall() {
  const { dictionary } = useSite();
  return (
    <section className="bg-paper pt-12 pb-18 md:pb-28 print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <div>
          <h2 className="text-h3">{dictionary.necesitasAyuda}</h2>
          <p className="mt-1.5 text-ink-2">{dictionary.contactaHoy}</p>
        </div>
        <ContactButton variant="secondary" contactType="partner">
          {dictionary.contactarAhora}
        </ContactButton>
      </div>
    </section>
  );
}
