import type { DialogContactType } from "#content/contact-form/ids.ts";
import { dialogContactTypes } from "#core/contact.ts";
import { parameters } from "#core/paths.ts";
import { decodeFragment, isProgrammeFragment } from "#core/programme-start.ts";
import type { AttachedProgramme } from "./page-context.ts";

/** What a call to action already knows about the visitor. */
export interface ContactRequest {
  contactType?: DialogContactType;
  programme?: AttachedProgramme;
}

/** Read from the address of the contact page, which is also the address of every contact button. */
export function requestIn({ search, hash }: { search: string; hash: string }): ContactRequest {
  const type = new URLSearchParams(search).get(parameters.contactType);
  return {
    contactType: dialogContactTypes.find((each) => each === type),
    programme: isProgrammeFragment(hash) ? { fragment: decodeFragment(hash) } : undefined,
  };
}
