import { type ComponentType, createContext } from "react";
import type { DialogContactType } from "#content/contact-form/ids.ts";
import type { ContactTexts } from "#content/contact-form/schema.ts";
import type { AttachedProgramme } from "./page-context.ts";

/** What a call to action already knows about the visitor. */
export interface ContactRequest {
  contactType?: DialogContactType;
  programme?: AttachedProgramme;
}

interface Contact {
  /** Opens the dialog. The trigger gets the focus back. */
  open: (request: ContactRequest, trigger: HTMLAnchorElement) => void;
  /** On hover or focus. A failure is tried again, and answered, at the press. */
  preload: () => void;
  /** The forms bring the region of the page's toasts, which no page loads before a visitor reaches for a form. */
  mountToasts: (Toasts: ComponentType, texts: ContactTexts) => void;
}

/** Provided by ContactProvider. */
export const ContactContext = createContext<Contact | undefined>(undefined);
