import { type ComponentProps, useContext } from "react";
import { Button } from "#app/ui/button.tsx";
import { type ContactRequest, importContactDialog, OpenContact } from "./open-contact.ts";
import { useContactPart } from "./use-contact-part.ts";

/** A call to action: opens the contact dialog with the known values. */
export function ContactButton({
  contactType,
  programme,
  ...props
}: Omit<ComponentProps<typeof Button>, `on${string}`> & ContactRequest) {
  const openContact = useContext(OpenContact);
  const { preload } = useContactPart(importContactDialog);
  return (
    <Button
      aria-haspopup="dialog"
      {...props}
      onClick={({ currentTarget }) => openContact({ contactType, programme }, currentTarget)}
      onPointerEnter={preload}
      onTouchStart={preload}
      onFocus={preload}
    />
  );
}
