import Headset from "lucide-react/icons/headset";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { ScreenFigure } from "#app/screens/screen-figure.tsx";
import { StepBar } from "#app/screens/step-bar.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import type { ChannelsTexts } from "#content/home/schema.ts";
import type { SampleValues } from "./sample-values.server.ts";

/** The agent's view when the same customer calls. */
export function ContactCenterCard({
  texts,
  values,
}: {
  texts: ChannelsTexts["contactCenter"];
  values: SampleValues["channels"];
}) {
  const { dictionary } = useSite();
  return (
    <ScreenFigure
      alt={texts.alt}
      className="reveal [--order:2] absolute -bottom-10 left-0 hidden w-75 xl:grid"
    >
      <div className="rounded-float rounded-tl-arc-float bg-white p-5 text-small text-ink shadow-panel">
        <div className="flex items-center gap-3">
          <Headset
            strokeWidth={1.75}
            className="size-11 shrink-0 rounded-control rounded-tl-arc-tile bg-petrol p-2.75 text-white"
          />
          <span className="min-w-0 leading-tight">
            <b className="block font-semibold">{values.customer.fullName}</b>
            <span className="text-caption text-ink-3">{texts.plan}</span>
          </span>
          <span className="ml-auto flex items-center gap-1.5 text-caption font-semibold text-ok">
            <Phone size={15} strokeWidth={2} />
            {texts.live}
          </span>
        </div>
        <p className="mt-4 mb-3 flex flex-wrap items-baseline gap-x-2">
          <b className="font-display text-h4">{texts.summary}</b>
          <span className="text-caption text-ink-3">{values.customerCase}</span>
        </p>
        <StepBar
          steps={[dictionary.solicitud, dictionary.coordinacion, dictionary.resolucion]}
          current={1}
        />
        <p className="mt-4 flex items-center gap-2 border-line border-t pt-3 text-caption text-ink-2">
          <MessageCircle size={16} strokeWidth={1.75} className="text-petrol" />
          {texts.origin}
        </p>
      </div>
    </ScreenFigure>
  );
}
