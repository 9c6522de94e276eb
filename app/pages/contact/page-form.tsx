import { useState } from "react";
import { ContactForm } from "#app/contact/contact-form.tsx";
import { type ContactRequest, requestIn } from "#app/contact/contact-request.ts";
import { ContactTextsContext } from "#app/contact/contact-texts.ts";
import { useIsHydrating } from "#app/site-data/use-is-hydrating.ts";
import type { ContactTexts } from "#content/contact-form/schema.ts";
import { defaultContactType } from "#core/contact.ts";
import { parameters } from "#core/paths.ts";

/** Most of the site's buttons lead here as one: without scripts, the form is theirs. */
const built: ContactRequest = { contactType: "partner" };

/** Before the form is hydrated: the choice that the address names, or the usual one. */
const chooseType = `(function(form){
var type=new URLSearchParams(location.search).get("${parameters.contactType}");
var radios=[].slice.call(form.querySelectorAll("[name=contactType]"));
var named=radios.filter(function(it){return it.value===(type||"${defaultContactType}")})[0];
if(named)named.defaultChecked=true})(document.currentScript.previousElementSibling)`;

/**
 * The form of the contact page, filled in with what its address says. Read once: the skip link takes the programme out of the
 * address. The programme is shown when the form is hydrated, because the built form has none.
 */
export function PageForm({ texts }: { texts: ContactTexts }) {
  const isHydrating = useIsHydrating();
  const [request] = useState(() => (typeof window === "undefined" ? built : requestIn(location)));
  return (
    <ContactTextsContext value={texts}>
      <ContactForm
        contactType={request.contactType}
        programme={isHydrating ? undefined : request.programme}
        isConfirmedInPlace
        className="px-5 py-7 sm:px-8 sm:py-9"
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
      <script dangerouslySetInnerHTML={{ __html: chooseType }} />
    </ContactTextsContext>
  );
}
