import { type ComponentType, Suspense, useState } from "react";
import { useContactPart } from "#app/contact/use-contact-part.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { Button } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { brand } from "#core/brand.ts";
import type { InvestorsContent } from "./content.ts";

export const contactId = "investor-contact";

const importForm = () => import("#app/contact/investor-form.tsx");

/** A button that is replaced by the form. */
export function InvestorContact({ title, text, button, byMail }: InvestorsContent["contact"]) {
  const { language } = useSite();
  const [Form, setForm] = useState<ComponentType>();
  const { isLoading, preload, open } = useContactPart(importForm);

  return (
    <Section id={contactId} className="pt-0 print:hidden">
      <div
        className={`on-night grid grid-cols-1 gap-x-12 gap-y-8 rounded-card rounded-br-arc px-3 py-8 sm:p-8 lg:grid-cols-12 lg:p-16 ${Form ? "items-start" : "items-end"}`}
      >
        <div className={`px-3 sm:px-0 ${Form ? "lg:col-span-5" : "lg:col-span-7"}`}>
          <h2 className="text-h2">{title}</h2>
          <p className="mt-5 max-w-[46ch] text-lead text-sky">{text}</p>
          <p className="mt-5 text-sky">
            {byMail}{" "}
            <a
              href={`mailto:${brand.contactEmail[language]}`}
              className="font-semibold text-white underline"
            >
              {brand.contactEmail[language]}
            </a>
          </p>
        </div>
        <div className={Form ? "lg:col-span-7" : "px-3 sm:px-0 lg:col-span-5 lg:justify-self-end"}>
          <Suspense>
            {Form ? (
              <Form />
            ) : (
              <Button
                onClick={() => open((InvestorForm) => setForm(() => InvestorForm))}
                onPointerEnter={preload}
                onFocus={preload}
                aria-busy={isLoading}
                className="noscript:hidden"
              >
                {button}
              </Button>
            )}
          </Suspense>
        </div>
      </div>
    </Section>
  );
}
