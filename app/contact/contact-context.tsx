import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from "react";
import type { ContactType } from "#core/contact.ts";

/** What a call to action already knows of the visitor. */
export interface ContactRequest {
  contactType?: Exclude<ContactType, "investor">;
}

const ContactContext = createContext<(request: ContactRequest) => void>(() => {
  throw new Error("useContact outside ContactProvider");
});

const ContactDialog = lazy(() => import("./contact-dialog.tsx"));

/** Opens the contact dialog from anywhere; its code is loaded the first time it is asked for. */
export function useContact() {
  return useContext(ContactContext);
}

export function ContactProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<ContactRequest>();
  return (
    <ContactContext value={setRequest}>
      {children}
      {request && (
        <Suspense>
          <ContactDialog request={request} onClose={() => setRequest(undefined)} />
        </Suspense>
      )}
    </ContactContext>
  );
}
