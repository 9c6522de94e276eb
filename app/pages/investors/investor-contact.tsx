import { Suspense, useEffect, useRef, useState } from "react";
import InvestorForm from "#app/contact/investor-form.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { brand } from "#core/brand.ts";
import type { InvestorsContent } from "./content.ts";

export const contactId = "investor-contact";

const formId = "investor-form";

/** A button that is replaced by the form; before and without scripts it leads to the form, which that shows. */
export function InvestorContact({ title, text, button, byMail }: InvestorsContent["contact"]) {
  const { language } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  // The form replaces the button, so it takes the focus.
  useEffect(() => {
    if (isOpen) form.current?.querySelector("h3")?.focus();
  }, [isOpen]);
  return (
    <Section id={contactId} className="pt-0 print:hidden">
      <div
        data-open={isOpen || undefined}
        className="on-night group grid grid-cols-1 items-end gap-x-12 gap-y-8 rounded-card rounded-br-arc px-3 py-8 has-target:items-start data-open:items-start sm:p-8 lg:grid-cols-12 lg:p-16"
      >
        <div className="px-3 sm:px-0 lg:col-span-5">
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
        <div className="lg:col-span-7">
          <div className="px-3 group-has-target:hidden group-data-open:hidden sm:px-0 lg:justify-self-end">
            <ActionLink
              href={`#${formId}`}
              onPress={() => setIsOpen(true)}
              className={buttonClass()}
            >
              {button}
            </ActionLink>
          </div>
          <div ref={form} id={formId} className="hidden target:block group-data-open:block">
            <Suspense>
              <InvestorForm />
            </Suspense>
          </div>
        </div>
      </div>
    </Section>
  );
}
