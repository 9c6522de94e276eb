import CreditCard from "lucide-react/icons/credit-card";
import Headset from "lucide-react/icons/headset";
import MessageCircle from "lucide-react/icons/message-circle";
import Smartphone from "lucide-react/icons/smartphone";
import type { ChannelsTexts } from "#content/home/schema.ts";
import { IconList } from "./icon-list.tsx";

const icons = {
  app: Smartphone,
  chat: MessageCircle,
  contactCenter: Headset,
  payments: CreditCard,
};

/** How customers reach the case that is shown above it. */
export function ChannelsBlock({ texts }: { texts: ChannelsTexts }) {
  return (
    <div>
      <h2 className="text-h3">{texts.title}</h2>
      <p className="mt-3 text-ink-2">{texts.lead}</p>
      <IconList icons={icons} texts={texts.points} />
    </div>
  );
}
