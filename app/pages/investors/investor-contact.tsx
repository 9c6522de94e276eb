import { Component, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import InvestorForm from "#app/contact/investor-form.tsx";
import { useIsHydrating } from "#app/site-data/use-is-hydrating.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { brand } from "#core/brand.ts";
import type { InvestorsContent } from "./content.ts";

const contactId = "investor-contact";

export const formId = "investor-form";

/**
 * A button that is replaced by the form; before and without scripts it leads to the form, which that shows. Where the form's
 * texts have not come, it loads the page again, at the form.
 */
export function InvestorContact({ title, text, button, byMail }: InvestorsContent["contact"]) {
  const { language } = useSite();
  const [isPressed, setIsPressed] = useState(false);
  // The page's first button leads to the form itself.
  const isTarget = useLocation().hash === `#${formId}`;
  const isHydrating = useIsHydrating();
  const isOpen = isPressed || (isTarget && !isHydrating);
  const [isMissing, setIsMissing] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  // The form replaces the button, so it takes the focus.
  useEffect(() => {
    if (isOpen) form.current?.querySelector("h3")?.focus();
  }, [isOpen]);

  function press({ href }: HTMLAnchorElement) {
    if (!isMissing) return setIsPressed(true);
    location.assign(href);
    location.reload();
  }

  return (
    <Section id={contactId} className="pt-0 print:hidden">
      <div
        data-open={(isOpen && !isMissing) || undefined}
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
            <ActionLink href={`#${formId}`} onPress={press} className={buttonClass()}>
              {button}
            </ActionLink>
          </div>
          {!isMissing && (
            <div ref={form} id={formId} className="hidden target:block group-data-open:block">
              <Guard onError={() => setIsMissing(true)}>
                <Suspense>
                  <InvestorForm />
                </Suspense>
              </Guard>
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}

/** A form whose texts do not come would else replace the whole page by the error screen. */
class Guard extends Component<{ onError: () => void; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return !this.state.hasFailed && this.props.children;
  }
}
