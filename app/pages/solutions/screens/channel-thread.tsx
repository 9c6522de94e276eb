import type { LucideIcon } from "lucide-react";
import Globe from "lucide-react/icons/globe";
import Headset from "lucide-react/icons/headset";
import MessageCircle from "lucide-react/icons/message-circle";
import Smartphone from "lucide-react/icons/smartphone";
import { ScreenFigure } from "#app/screens/screen-figure.tsx";
import type { ScreenValues } from "./sample-values.server.ts";
import type { ScreenProps } from "./screens-for.server.ts";

const channels: { id: keyof ScreenValues["hours"]; icon: LucideIcon }[] = [
  { id: "chat", icon: MessageCircle },
  { id: "app", icon: Smartphone },
  { id: "call", icon: Headset },
  { id: "web", icon: Globe },
];

/** One case across four channels, without starting over. */
export function ChannelThread({ texts: { thread, values } }: ScreenProps) {
  return (
    <ScreenFigure alt={thread.alt}>
      <div className="flex flex-col rounded-float bg-white p-5 text-small text-ink ring-1 ring-ink/8">
        <p className="mb-4 flex flex-wrap items-baseline justify-between gap-x-3">
          <b className="font-display text-[1.125rem] font-semibold">{thread.service}</b>
          <span className="text-caption text-ink-3">
            {thread.title} {values.customerCase}
          </span>
        </p>
        <ol className="grid grow">
          {channels.map(({ id, icon: Icon }, index) => {
            const isNow = index === channels.length - 1;
            return (
              <li key={id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
                <span className="flex flex-col items-center">
                  <span
                    className={`grid size-9.5 place-items-center rounded-pill ${isNow ? "bg-amber text-ink" : "bg-petrol text-white"}`}
                  >
                    <Icon size={19} strokeWidth={1.75} />
                  </span>
                  {!isNow && <span className="w-0.5 flex-1 bg-petrol" />}
                </span>
                <span className={`min-w-0 pt-0.5 leading-snug ${isNow ? "" : "pb-5"}`}>
                  <span className="flex flex-wrap justify-between gap-x-3">
                    <b className="font-semibold">{thread[id].channel}</b>
                    <span className="text-caption text-ink-3 tabular-nums">{values.hours[id]}</span>
                  </span>
                  <span className="text-ink-2">{thread[id].text}</span>
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </ScreenFigure>
  );
}
