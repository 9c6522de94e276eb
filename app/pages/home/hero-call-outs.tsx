import BadgeCheck from "lucide-react/icons/badge-check";
import KeyRound from "lucide-react/icons/key-round";
import Truck from "lucide-react/icons/truck";
import { familyColors } from "#app/families/family-colors.ts";
import { FamilyTile } from "#app/families/family-tile.tsx";
import { StepBar } from "#app/screens/step-bar.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import type { HeroTexts } from "#content/home/schema.ts";
import { familyIds } from "#core/pages.ts";
import type { SampleValues } from "./sample-values.server.ts";

type Props = { texts: HeroTexts; values: SampleValues["hero"] };

const floating =
  "absolute rounded-float bg-white text-[.875rem] leading-[1.35] text-ink shadow-night animate-rise";

/** Three cards on the picture; on a phone only the truck's, clear of the floating corner. The picture's alt describes them. */
export function HeroCallOuts(props: Props) {
  return (
    <div aria-hidden="true">
      <Elbows />
      <LockCard {...props} />
      <OpenCasesCard {...props} />
      <TowCard {...props} />
      <p className="absolute bottom-0 left-[calc(2.2%+324px)] hidden text-caption text-sky xl:block">
        {props.texts.illustrative}
      </p>
    </div>
  );
}

function Elbows() {
  return (
    <svg
      viewBox="0 0 936 702"
      fill="none"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 hidden size-full stroke-white xl:block"
    >
      <g strokeOpacity=".7" strokeWidth="1.5">
        <path d="M296 556H346L388 510" />
        <path d="M222 120V178L256 218" />
      </g>
      <circle cx="388" cy="510" r="5" strokeWidth="2" className="fill-amber" />
      <circle cx="256" cy="218" r="5" strokeWidth="2" className="fill-hogar" />
    </svg>
  );
}

function TowCard({ texts, values }: Props) {
  const { dictionary, texts: layout } = useSite();
  return (
    <div
      className={`${floating} right-19 -bottom-16 left-(--gutter) grid grid-cols-[auto_1fr_auto] items-center gap-x-3
        rounded-tl-[36px] px-4 py-3.5 [animation-delay:180ms] md:right-auto md:-bottom-28 md:left-[10vw] md:w-[304px]
        md:rounded-tl-arc-float md:px-4.5 md:py-4.5 lg:-bottom-21 lg:left-[5vw]
        xl:top-[68.7%] xl:bottom-auto xl:left-[2.2%]`}
    >
      <Truck
        strokeWidth={1.75}
        className="row-span-2 size-10.5 rounded-control rounded-tl-arc-tile bg-amber p-2.5"
      />
      <b className="text-[.97rem] leading-tight font-semibold">{texts.tow.title}</b>
      <span className="hidden items-center gap-1.5 self-start text-[.75rem] font-semibold text-ok md:flex">
        <i className="size-1.75 rounded-pill bg-current ring-3 ring-ok/18" />
        {texts.tow.live}
      </span>
      <p className="col-span-2 text-caption text-ink-3 max-md:hidden">
        {texts.caseName} {values.caseNumber} · {layout.families.vial}
      </p>
      <p className="flex items-baseline gap-2 whitespace-nowrap max-md:col-start-2 max-md:mt-1 md:col-span-3 md:mt-3.5">
        <strong className="figures text-[1.56rem] leading-none font-semibold tracking-tight md:text-[1.875rem]">
          {values.wait}
        </strong>
        <span className="text-ink-2 max-[22.5rem]:hidden">
          {texts.tow.arrives} {values.arrival}
          <span className="max-md:hidden"> · {values.street}</span>
        </span>
      </p>
      <div className="col-span-3 mt-3 max-[22.5rem]:hidden max-sm:[&_ol]:text-[.75rem]">
        <StepBar
          steps={[dictionary.solicitud, dictionary.coordinacion, dictionary.resolucion]}
          current={1}
        />
      </div>
      <p className="col-span-3 mt-2 text-[.75rem] text-ink-3 xl:hidden">{texts.illustrative}</p>
      <div className="col-span-3 mt-3.5 hidden items-center gap-2.5 border-t border-line pt-3 xl:flex">
        <span className="grid size-8.5 place-items-center rounded-pill bg-petrol text-[.78rem] font-semibold text-white">
          {values.driver.initials}
        </span>
        <p>
          <b className="block font-semibold">{values.driver.name}</b>
          <span className="text-caption text-ink-3">
            {texts.tow.unit} {values.unit}
          </span>
        </p>
        <BadgeCheck size={22} strokeWidth={1.75} className="ml-auto text-petrol" />
      </div>
    </div>
  );
}

function LockCard({ texts, values }: Props) {
  return (
    <div
      className={`${floating} top-[10.8%] left-[16%] hidden items-center gap-3 py-2.75 pr-4 pl-2.75
        [animation-delay:300ms] xl:flex`}
    >
      <FamilyTile family="hogar" icon={KeyRound} className="size-10.5 rounded-control p-2.5" />
      <p>
        <b className="block text-[.9rem] leading-tight font-semibold">{texts.lock.title}</b>
        <span className="text-caption text-ink-3">
          {texts.lock.solved} · {values.solved}
        </span>
      </p>
    </div>
  );
}

function OpenCasesCard({ texts, values }: Props) {
  const { texts: layout } = useSite();
  return (
    <div
      className={`absolute top-[13.7%] right-[7%] hidden w-[222px] animate-rise rounded-float bg-night-2 px-4.25 py-3.75
        text-[.75rem] text-sky shadow-night ring-1 ring-night-line [animation-delay:420ms] xl:block`}
    >
      <p className="flex items-baseline justify-between gap-2 text-caption">
        {texts.openCases}
        <strong className="figures text-[1.75rem] leading-none font-semibold tracking-tight text-white">
          {values.allOpenCases}
        </strong>
      </p>
      <p className="mt-3.5 mb-3 flex h-2.5 gap-[3px]">
        {familyIds.map((id) => (
          <i
            key={id}
            style={{ flexGrow: values.openCases[id] }}
            className={`rounded-[3px] ${familyColors[id].solid}`}
          />
        ))}
      </p>
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        {familyIds.map((id) => (
          <span key={id} className="flex items-center gap-1.25">
            <i className={`size-2 rounded-[3px] ${familyColors[id].solid}`} />
            {layout.families[id]}
          </span>
        ))}
      </p>
    </div>
  );
}
