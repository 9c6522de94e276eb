import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { type ContactRequest, importContactDialog } from "./contact-provider.tsx";
import { useContactPart } from "./use-contact-part.ts";

/**
 * A call to action: `data-contact` opens the contact dialog with the known values, even if it was clicked before hydration.
 */
export function ContactButton({
  contactType,
  programme,
  ...props
}: ComponentProps<typeof Button> & ContactRequest) {
  const { preload } = useContactPart(importContactDialog);
  return (
    <Button
      aria-haspopup="dialog"
      {...props}
      data-contact={contactType ?? ""}
      data-programme={programme?.fragment}
      data-programme-line={programme?.line}
      onPointerEnter={preload}
      onTouchStart={preload}
      onFocus={preload}
    />
  );
}
