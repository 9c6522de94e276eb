import Check from "lucide-react/icons/check";
import MapPin from "lucide-react/icons/map-pin";
import Star from "lucide-react/icons/star";
import Video from "lucide-react/icons/video";
import { Mark } from "#app/brand/mark.tsx";
import { Photo, Scene } from "#app/cases/drawing.tsx";
import { drawings } from "#app/cases/drawings.ts";
import { PhoneFrame } from "#app/screens/phone-frame.tsx";
import type { CaseScreenProps } from "./case-screen-props.ts";
import { Avatar, PhoneAction, scene } from "./phone.tsx";

export function CustomerScreen(props: CaseScreenProps) {
  const views = { request: Asking, coordination: Waiting, resolution: Rating };
  const View = views[props.step];
  return (
    <PhoneFrame part="top">
      <View {...props} />
    </PhoneFrame>
  );
}

function Asking({ family, shown, texts: { customer } }: CaseScreenProps) {
  const { place } = shown.values;
  const [first, second] = drawings[family].problem;
  const PlaceIcon = place ? MapPin : Video;
  return (
    <div className="flex grow flex-col gap-3 p-4 pt-5">
      <p className="flex items-center gap-2.5 text-[1.06rem] font-semibold">
        <Mark className="size-8 rounded-chip rounded-tl-[18px] bg-night p-1.75 text-white" />
        {customer.greeting}
      </p>
      <p className="ml-6 rounded-[16px] rounded-br-[5px] bg-petrol px-3.5 py-2.5 text-white">
        {shown.problem}
      </p>
      <div className="ml-6 flex gap-2 *:h-18 *:min-w-0 *:flex-1 max-md:grow max-md:flex-col max-md:*:min-h-0 max-md:*:w-full">
        <Photo name={first} />
        <Photo name={second} className={first === second ? "-scale-x-100" : ""} />
      </div>
      <p className="mt-auto flex items-center gap-2 text-caption font-medium text-ink-2">
        <PlaceIcon size={18} strokeWidth={1.75} className="shrink-0 text-petrol" />
        {place ?? shown.place}
      </p>
      <PhoneAction>{customer.send}</PhoneAction>
    </div>
  );
}

function Waiting({ family, shown, texts: { customer } }: CaseScreenProps) {
  const { wait, times, person } = shown.values;
  return (
    <>
      <Scene name={drawings[family].coordination} className={scene} />
      <div className="flex grow flex-col gap-3.5 p-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-2">
          <strong className="figures text-[1.75rem] leading-none font-semibold tracking-tight whitespace-nowrap">
            {wait ?? times.begins}
          </strong>
          <span className="text-ink-2">
            {wait ? `${shown.begins} ${times.begins}` : customer.today}
          </span>
        </p>
        <p className="grid grid-cols-3 gap-1.5 *:h-[5px] *:rounded-[3px]">
          <i className="bg-petrol" />
          <i className="bg-amber" />
          <i className="bg-line" />
        </p>
        <p className="mt-auto flex items-center gap-2.5 border-t border-line pt-3.5">
          <Avatar initials={person.initials} />
          <span>
            <b className="block font-semibold">{person.name}</b>
            <span className="text-caption text-ink-3">{shown.role}</span>
          </span>
        </p>
      </div>
    </>
  );
}

function Rating({ family, shown, texts: { customer } }: CaseScreenProps) {
  const { times, person } = shown.values;
  return (
    <>
      <Scene name={drawings[family].resolution} className={scene} />
      <div className="flex grow flex-col gap-3 p-4">
        <p className="flex items-center gap-2.5">
          <Check
            strokeWidth={2.25}
            className="size-10 shrink-0 rounded-control rounded-tl-arc-tile bg-ok p-2.25 text-white"
          />
          <span>
            <b className="block font-display text-[1.22rem] leading-tight font-semibold">
              {shown.outcome}
            </b>
            <span className="text-caption text-ink-2">
              {times.resolved} · {customer.covered}
            </span>
          </span>
        </p>
        <div className="mt-auto rounded-button bg-bone px-3.5 py-3">
          <b className="text-caption font-semibold">{person.name}</b>
          <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-caption text-ink-2">
            {customer.question}
            <span className="flex gap-0.5">
              {[1, 2, 3, 4, 5].map((star) => (
                <Star key={star} size={20} strokeWidth={1.5} className="fill-amber text-amber-h" />
              ))}
            </span>
          </p>
        </div>
      </div>
    </>
  );
}
