import Headset from "lucide-react/icons/headset";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import Plus from "lucide-react/icons/plus";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import type { ReactNode } from "react";
import { Mark } from "#app/brand/mark.tsx";
import { familyColors } from "#app/families/family-colors.ts";
import { familyIcon } from "#app/families/family-tile.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { familyIds } from "#core/pages.ts";
import { ScreenFigure, type ScreenProps } from "./screen-figure.tsx";
import type { Screens } from "./screens-for.server.ts";
import { StepBar } from "./step-bar.tsx";

/** The frame of every phone. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-73 self-start rounded-[44px] bg-ink p-2.5 shadow-console">
      <div className="flex min-h-136 flex-col overflow-hidden rounded-[35px] bg-white text-small text-ink">
        {children}
      </div>
    </div>
  );
}

/** A customer asks for help by chat. */
export function ChatPhone({
  texts: { chat },
  ...props
}: ScreenProps & { texts: Pick<Screens, "chat"> }) {
  return (
    <ScreenFigure alt={chat.alt} {...props}>
      <PhoneFrame>
        <div className="flex items-center gap-2.5 border-line border-b px-5 pt-5 pb-3.5 font-semibold">
          <span className="grid size-9 place-items-center rounded-control rounded-tl-arc-tile bg-night text-white">
            <Mark width={20} height={20} />
          </span>
          {chat.title}
        </div>
        <div className="flex flex-1 flex-col gap-2.5 bg-bone p-4.5">
          <Bubble from="customer">{chat.problem}</Bubble>
          <Bubble from="service">{chat.question}</Bubble>
          <Bubble from="customer">{chat.answer}</Bubble>
          <Bubble from="service">{chat.request}</Bubble>
          <div className="grid max-w-[88%] gap-2">
            {[chat.shareLocation, chat.person].map((option) => (
              <span
                key={option}
                className="rounded-control border-[1.5px] border-petrol bg-white px-3.5 py-2 font-semibold text-petrol"
              >
                {option}
              </span>
            ))}
          </div>
        </div>
        <div className="flex items-center gap-2.5 border-line border-t px-4 py-3 text-ink-3">
          <Plus size={20} strokeWidth={1.75} />
          <span className="h-8 flex-1 rounded-pill bg-bone" />
          <SendHorizontal size={20} strokeWidth={1.75} className="text-petrol" />
        </div>
      </PhoneFrame>
    </ScreenFigure>
  );
}

const bubbles = {
  customer: "self-end rounded-br-[5px] bg-petrol text-white",
  service: "rounded-bl-[5px] bg-white",
};

export function Bubble({ from, children }: { from: keyof typeof bubbles; children: ReactNode }) {
  return (
    <p className={`w-fit max-w-[88%] rounded-float px-3.5 py-2.5 leading-snug ${bubbles[from]}`}>
      {children}
    </p>
  );
}

/** The customer's app: the five families and the case that is open. */
export function AppPhone({
  texts: { app, figures },
  ...props
}: ScreenProps & { texts: Pick<Screens, "app" | "figures"> }) {
  const { families } = useSite().texts;
  return (
    <ScreenFigure alt={app.alt} {...props}>
      <PhoneFrame>
        <div className="flex flex-1 flex-col gap-4.5 p-4.5 pt-7">
          <div>
            <span className="text-caption text-ink-3">
              {app.greeting}, {figures.customer.name}
            </span>
            <p className="font-display text-h4 text-balance">{app.question}</p>
          </div>
          <ul className="grid grid-cols-2 gap-2.5">
            {familyIds.map((family) => {
              const Icon = familyIcon[family];
              const { tint, deepText } = familyColors[family];
              return (
                <li
                  key={family}
                  className={`flex min-h-24 flex-col justify-between gap-3 rounded-float p-3.5 first:col-span-2 first:rounded-tl-arc-float ${tint}`}
                >
                  <Icon size={26} strokeWidth={1.75} className={deepText} />
                  <b className="font-semibold">{families[family]}</b>
                </li>
              );
            })}
          </ul>
          <span className="mt-auto rounded-button bg-amber px-3 py-3.5 text-center font-semibold">
            {app.follow} {figures.customerCase}
          </span>
        </div>
      </PhoneFrame>
    </ScreenFigure>
  );
}

/** The agent's view when the same customer calls. */
export function ContactCenterCard({
  texts: { contactCenter, figures },
  ...props
}: ScreenProps & { texts: Pick<Screens, "contactCenter" | "figures"> }) {
  const { dictionary } = useSite();
  return (
    <ScreenFigure alt={contactCenter.alt} {...props}>
      <div className="rounded-float rounded-tl-arc-float bg-white p-5 text-small text-ink shadow-panel">
        <div className="flex items-center gap-3">
          <span className="grid size-11 shrink-0 place-items-center rounded-control rounded-tl-arc-tile bg-petrol text-white">
            <Headset size={22} strokeWidth={1.75} />
          </span>
          <span className="min-w-0 leading-tight">
            <b className="block font-semibold">{figures.customer.fullName}</b>
            <span className="text-caption text-ink-3">{contactCenter.plan}</span>
          </span>
          <span className="ml-auto flex items-center gap-1.5 text-caption font-semibold text-ok">
            <Phone size={15} strokeWidth={2} />
            {contactCenter.live}
          </span>
        </div>
        <p className="mt-4 mb-3 flex flex-wrap items-baseline gap-x-2">
          <b className="font-display text-h4">{contactCenter.summary}</b>
          <span className="text-caption text-ink-3">{figures.customerCase}</span>
        </p>
        <StepBar
          steps={[dictionary.solicitud, dictionary.coordinacion, dictionary.resolucion]}
          current={1}
        />
        <p className="mt-4 flex items-center gap-2 border-line border-t pt-3 text-caption text-ink-2">
          <MessageCircle size={16} strokeWidth={1.75} className="text-petrol" />
          {contactCenter.origin}
        </p>
      </div>
    </ScreenFigure>
  );
}
