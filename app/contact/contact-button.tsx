import type { ComponentProps } from "react";
import { usePath } from "#app/site-data/use-site.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { type ButtonLook, buttonClass } from "#app/ui/button.tsx";
import type { DialogContactType } from "#content/contact-form/ids.ts";
import { queryOf } from "#core/paths.ts";
import type { AttachedProgramme } from "./page-context.ts";

/**
 * A call to action: a link to the contact page, with what is known of the visitor in its address. With scripts it opens the dialog
 * instead (open-contact.ts).
 */
export function ContactButton({
  contactType,
  programme,
  variant,
  size,
  className = "",
  ...props
}: Omit<ComponentProps<typeof ActionLink>, "href"> & {
  contactType?: DialogContactType;
  programme?: AttachedProgramme;
} & ButtonLook) {
  const path = usePath();
  const fragment = programme ? `#${programme.fragment}` : "";
  return (
    <ActionLink
      aria-haspopup="dialog"
      data-contact=""
      href={path("contact") + queryOf({ contactType }) + fragment}
      className={`${buttonClass({ variant, size })} ${className}`}
      {...props}
    />
  );
}
