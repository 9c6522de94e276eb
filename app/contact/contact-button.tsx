import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { type ContactRequest, useContact } from "./contact-context.tsx";

/** A call to action: opens the contact dialog with what it already knows. */
export function ContactButton({
  contactType,
  ...props
}: ComponentProps<typeof Button> & ContactRequest) {
  const openContact = useContact();
  return <Button aria-haspopup="dialog" {...props} onClick={() => openContact({ contactType })} />;
}
