import type { ComponentProps } from "react";
import { useSite } from "#app/site-data/use-site.ts";
import { Button } from "#app/ui/button.tsx";
import { type ContactRequest, loadContact } from "./contact-context.tsx";

/**
 * A call to action: `data-contact` opens the contact dialog with what is already known, even when it was pressed before the
 * page's scripts had come.
 */
export function ContactButton({
  contactType,
  ...props
}: ComponentProps<typeof Button> & ContactRequest) {
  const { language } = useSite();

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
    />
  );
}
