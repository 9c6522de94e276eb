import Plus from "lucide-react/icons/plus";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import type { ReactNode } from "react";
import { Mark } from "#app/brand/mark.tsx";
import type { CasesTexts } from "#content/cases/schema.ts";
import { PhoneFrame } from "./phone-frame.tsx";
import { ScreenFigure } from "./screen-figure.tsx";

/** A customer asks for help by chat. */
export function ChatPhone({ chat, className }: { chat: CasesTexts["chat"]; className?: string }) {
  return (
    <ScreenFigure alt={chat.alt} className={className}>
      <PhoneFrame>
        <div className="flex items-center gap-2.5 border-line border-b px-5 pt-5 pb-3.5 font-semibold">
          <Mark className="size-9 rounded-control rounded-tl-arc-tile bg-night p-2 text-white" />
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

function Bubble({ from, children }: { from: keyof typeof bubbles; children: ReactNode }) {
  return (
    <p className={`w-fit max-w-[88%] rounded-float px-3.5 py-2.5 leading-snug ${bubbles[from]}`}>
      {children}
    </p>
  );
}
