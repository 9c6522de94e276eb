import { type ComponentProps, useContext } from "react";
import { usePath } from "#app/site-data/use-site.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { type ButtonLook, buttonClass } from "#app/ui/button.tsx";
import { queryOf } from "#core/paths.ts";
import { ContactContext, type ContactRequest } from "./contact-context.ts";

/** A call to action: opens the contact dialog with the known values, and is a link to the contact page without scripts. */
export function ContactButton({
  contactType,
  programme,
  variant,
  size,
  className = "",
  ...props
}: Omit<ComponentProps<typeof ActionLink>, "href" | `on${string}`> & ContactRequest & ButtonLook) {
  const path = usePath();
  const contact = useContext(ContactContext);
  const fragment = programme ? `#${programme.fragment}` : "";
  return (
    <ActionLink
      aria-haspopup="dialog"
      href={path("contact") + queryOf({ contactType }) + fragment}
      className={`${buttonClass({ variant, size })} ${className}`}
      {...props}
      onPress={(link) => contact?.open({ contactType, programme }, link)}
      onPointerEnter={contact?.preload}
      onTouchStart={contact?.preload}
      onFocus={contact?.preload}
    />
  );
}
