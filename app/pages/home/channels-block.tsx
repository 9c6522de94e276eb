import CreditCard from "lucide-react/icons/credit-card";
import Headset from "lucide-react/icons/headset";
import MessageCircle from "lucide-react/icons/message-circle";
import Smartphone from "lucide-react/icons/smartphone";
import type { Cases } from "#app/cases/cases-for.server.ts";
import { ChatPhone } from "#app/screens/chat-phone.tsx";
import { Section } from "#app/ui/section.tsx";
import type { ChannelsTexts } from "#content/home/schema.ts";
import { AppPhone } from "./app-phone.tsx";
import { ContactCenterCard } from "./contact-center-card.tsx";
import { IconList } from "./icon-list.tsx";
import type { SampleValues } from "./sample-values.server.ts";

const icons = {
  app: Smartphone,
  chat: MessageCircle,
  contactCenter: Headset,
  payments: CreditCard,
};

export function ChannelsBlock({
  texts,
  cases,
  values,
}: {
  texts: ChannelsTexts;
  cases: Pick<Cases, "chat" | "illustrative">;
  values: SampleValues["channels"];
}) {
  return (
    <Section ground="bone">
      <div className="grid grid-cols-1 items-center gap-x-[40px] gap-y-14 xl:grid-cols-12">
        <div className="xl:col-span-4">
          <h2 className="text-h2">{texts.title}</h2>
          <p className="mt-5 text-lead text-ink-2">{texts.lead}</p>
          <IconList icons={icons} texts={texts.points} />
        </div>
        <div className="relative xl:col-span-8 xl:mb-8">
          <div className="flex flex-col gap-8 md:flex-row md:justify-center md:gap-6 xl:justify-end xl:gap-9">
            <ChatPhone chat={cases.chat} className="reveal [--order:0] min-w-0 md:w-73" />
            <AppPhone texts={texts.app} values={values} />
          </div>
          <ContactCenterCard texts={texts.contactCenter} values={values} />
          <p className="mt-6 text-caption text-ink-2 md:text-center xl:text-right">
            {cases.illustrative}
          </p>
        </div>
      </div>
    </Section>
  );
}
