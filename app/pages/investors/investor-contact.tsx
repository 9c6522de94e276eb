import { useEffect, useState, useSyncExternalStore } from "react";
import { isModified } from "#app/browser/is-modified.ts";
import { ContactTextsContext } from "#app/contact/contact-texts.ts";
import { InvestorForm, investorTitleId } from "#app/contact/investor-form.tsx";
import { usePlace } from "#app/site-data/use-site.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import type { ContactTexts } from "#content/contact-form/schema.ts";
import type { InvestorsContent } from "#content/investors/schema.ts";
import { brand } from "#core/brand.ts";

export const formId = "investor-form";

/** A button that is replaced by the form; before and without scripts it leads to the form, which that shows. */
export function InvestorContact({
  title,
  text,
  button,
  byMail,
  formTexts,
}: InvestorsContent["contact"] & { formTexts: ContactTexts }) {
  const { language } = usePlace();
  const [isPressed, setIsPressed] = useState(false);
  // The page's first button leads to the form itself.
  const isTarget = useIsTarget(formId);
  const isOpen = isPressed || isTarget;
  // The form replaces the button, so it takes the focus.
  useEffect(() => {
    if (isOpen) document.getElementById(investorTitleId)?.focus();
  }, [isOpen]);

  return (
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
        <div className="px-3 [section:has(:target)_&]:hidden group-data-open:hidden sm:px-0 lg:justify-self-end">
          <ActionLink
            href={`#${formId}`}
            onClick={(event) => {
              if (isModified(event)) return;
              event.preventDefault();
              setIsPressed(true);
            }}
            className={buttonClass()}
          >
            {button}
          </ActionLink>
        </div>
        {/* Labelled by its heading, to which a link to this place moves the focus. */}
        <section
          id={formId}
          aria-labelledby={investorTitleId}
          className="hidden target:block group-data-open:block"
        >
          <ContactTextsContext value={formTexts}>
            <InvestorForm />
          </ContactTextsContext>
        </section>
      </div>
    </div>
  );
}

/** Whether the address leads to this place of the page. */
function useIsTarget(id: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener("popstate", onChange);
      return () => removeEventListener("popstate", onChange);
    },
    () => location.hash === `#${id}`,
    () => false,
  );
}
