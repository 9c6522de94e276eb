import { useMemo } from "react";
import { ContactForm } from "#app/contact/contact-form.tsx";
import { requestIn } from "#app/contact/contact-request.ts";
import { ContactTextsContext } from "#app/contact/contact-texts.ts";
import { readDraft } from "#app/contact/draft.ts";
import { useIsHydrating } from "#app/site-data/use-is-hydrating.ts";
import type { ContactTexts } from "#content/contact-form/schema.ts";

/** The form of the contact page, filled in with what its address says. */
export function PageForm({ texts }: { texts: ContactTexts }) {
  const isHydrating = useIsHydrating();
  // The built form is hydrated as it is, and then made again if there is something to fill in. Once: what is typed is a draft, too,
  // and the skip link takes the programme out of the address.
  const request = useMemo(() => (isHydrating ? undefined : filledIn()), [isHydrating]);
  return (
    <ContactTextsContext value={texts}>
      <ContactForm
        key={request ? "filled" : "built"}
        {...request}
        className="px-5 py-7 sm:px-8 sm:py-9"
      />
    </ContactTextsContext>
  );
}

/** Undefined if neither the address nor a draft has anything. */
function filledIn() {
  const request = requestIn(location);
  const isFilledIn = request.contactType || request.programme || readDraft("contactDraft");
  return isFilledIn ? request : undefined;
}
