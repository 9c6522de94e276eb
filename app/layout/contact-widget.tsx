import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { buttonClass } from "#app/ui/button.tsx";
import { FloatingButton } from "#app/ui/floating-button.tsx";
import type { DirectWay } from "#core/brand.ts";

const icons = { chat: MessageCircle, phone: Phone };

/** Floats above the language and country where the country has a chat or a telephone. */
export function ContactWidget({
  way,
  href,
  label,
}: {
  way: DirectWay;
  href: string;
  label: string;
}) {
  const Icon = icons[way];
  return (
    <>
      <FloatingButton popoverTarget="contact-widget" aria-label={label}>
        <Icon aria-hidden="true" size={22} />
      </FloatingButton>
      <div
        id="contact-widget"
        popover="auto"
        role="dialog"
        aria-label={label}
        className="panel right-3.5 bottom-32 w-64 p-5"
      >
        <a href={href} className={`${buttonClass({ size: "small" })} w-full`}>
          <Icon aria-hidden="true" size={20} />
          {label}
        </a>
      </div>
    </>
  );
}
