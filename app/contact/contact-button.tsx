import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { useSite } from "#app/use-site.ts";
import { type ContactRequest, loadContact, useContact } from "./contact-context.tsx";

/**
 * A call to action: opens the contact dialog with what it already knows. `data-contact` marks it for presses that come
 * before the page's scripts do.
 */
export function ContactButton({
  contactType,
  ...props
}: ComponentProps<typeof Button> & ContactRequest) {
  const { language } = useSite();
  const openContact = useContact();

  function preload() {
    // A failure shows, and is tried again, when the button is pressed.
    loadContact(language).catch(() => {});
  }

  return (
    <Button
      aria-haspopup="dialog"
      {...props}
      data-contact={contactType ?? ""}
      onPointerEnter={preload}
      onTouchStart={preload}
      onFocus={preload}
      onClick={(event) => openContact({ contactType }, event.currentTarget)}
    />
  );
}
