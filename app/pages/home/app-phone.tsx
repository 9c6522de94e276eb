import { familyColors } from "#app/families/family-colors.ts";
import { familyIcon } from "#app/families/family-tile.tsx";
import { PhoneFrame } from "#app/screens/phone-frame.tsx";
import { ScreenFigure } from "#app/screens/screen-figure.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import type { ChannelsTexts } from "#content/home/schema.ts";
import { familyIds } from "#core/pages.ts";
import type { SampleValues } from "./sample-values.server.ts";

/** The customer's app: the five families and the case that is open. */
export function AppPhone({
  texts,
  values,
}: {
  texts: ChannelsTexts["app"];
  values: SampleValues["channels"];
}) {
  const { families } = useSite().texts;
  return (
    <ScreenFigure
      alt={texts.alt}
      className="reveal [--order:1] max-md:h-100 max-md:overflow-hidden max-md:[mask-image:linear-gradient(#000_75%,transparent)] min-w-0 md:mt-14 md:w-73"
    >
      <PhoneFrame>
        <div className="flex flex-1 flex-col gap-4.5 p-4.5 pt-7">
          <div>
            <span className="text-caption text-ink-3">
              {texts.greeting}, {values.customer.name}
            </span>
            <p className="font-display text-h4 text-balance">{texts.question}</p>
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
            {texts.follow} {values.customerCase}
          </span>
        </div>
      </PhoneFrame>
    </ScreenFigure>
  );
}
