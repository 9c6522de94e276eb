import { createContext } from "react";
import type { AttachedProgramme } from "./attached-programme.tsx";
import type { DialogContactType } from "./texts.ts";

/** What a call to action already knows about the visitor. */
export interface ContactRequest {
  contactType?: DialogContactType;
  programme?: AttachedProgramme;
}

/** Opens the contact dialog; provided by ContactProvider. The trigger gets the focus back. */
export const OpenContact = createContext<
  (request: ContactRequest, trigger: HTMLAnchorElement) => void
>(() => {
  throw new Error("ContactButton outside ContactProvider");
});
