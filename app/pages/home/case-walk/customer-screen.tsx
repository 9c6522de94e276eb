import Check from "lucide-react/icons/check";
import MapPin from "lucide-react/icons/map-pin";
import Star from "lucide-react/icons/star";
import { Mark } from "#app/ui/mark.tsx";
import { Avatar, Phone, PhoneAction } from "./phone.tsx";
import { PipePhoto } from "./pipe-photo.tsx";
import { RouteMap } from "./route-map.tsx";
import type { ScreenProps } from "./screen-props.ts";

export function CustomerScreen(props: ScreenProps) {
  const views = { request: Asking, coordination: Waiting, resolution: Rating };
  const View = views[props.step];
  return (
    <Phone>
      <View {...props} />
    </Phone>
  );
}

function Asking({ texts: { customer }, figures }: ScreenProps) {
  return (
    <div className="flex grow flex-col gap-3 p-4 pt-5">
      <p className="flex items-center gap-2.5 text-[1.06rem] font-semibold">
        <span className="grid size-8 place-items-center rounded-chip rounded-tl-[18px] bg-night text-white">
          <Mark width={18} height={18} />
        </span>
        {customer.greeting}
      </p>
      <p className="ml-6 rounded-[16px] rounded-br-[5px] bg-petrol px-3.5 py-2.5 text-white">
        {customer.message}
      </p>
      <div className="ml-6 flex gap-2">
        <PipePhoto className="h-18 flex-1" isLeaking />
        <PipePhoto className="h-18 flex-1 -scale-x-100" isLeaking />
      </div>
      <p className="mt-auto flex items-center gap-2 text-caption font-medium text-ink-2">
        <MapPin size={18} strokeWidth={1.75} className="shrink-0 text-petrol" />
        {figures.address}
      </p>
      <PhoneAction>{customer.send}</PhoneAction>
    </div>
  );
}

function Waiting({ texts: { customer }, figures }: ScreenProps) {
  return (
    <>
      <RouteMap className="h-38 w-full shrink-0" />
      <div className="flex grow flex-col gap-3.5 p-4">
        <p className="flex items-baseline justify-between gap-2">
          <strong className="figures text-[1.75rem] leading-none font-semibold tracking-tight">
            {figures.wait}
          </strong>
          <span className="text-ink-2">
            {customer.arrives} {figures.arrival}
          </span>
        </p>
        <p className="grid grid-cols-3 gap-1.5 *:h-[5px] *:rounded-[3px]">
          <i className="bg-petrol" />
          <i className="bg-amber" />
          <i className="bg-line" />
        </p>
        <p className="mt-auto flex items-center gap-2.5 border-t border-line pt-3.5">
          <Avatar initials={figures.plumber.initials} />
          <span>
            <b className="block font-semibold">{figures.plumber.name}</b>
            <span className="text-caption text-ink-3">{customer.trade}</span>
          </span>
        </p>
      </div>
    </>
  );
}

function Rating({ texts: { customer }, figures }: ScreenProps) {
  return (
    <div className="flex grow flex-col gap-4 p-4 pt-6">
      <span className="grid size-12 place-items-center rounded-control rounded-tl-arc-tile bg-ok text-white">
        <Check size={26} strokeWidth={2.25} />
      </span>
      <p>
        <b className="block font-display text-h4 font-semibold">{customer.fixed}</b>
        <span className="text-ink-2">
          {figures.solved} · {customer.covered}
        </span>
      </p>
      <div className="mt-auto rounded-button bg-bone p-4">
        <p className="flex items-center gap-2.5">
          <Avatar initials={figures.plumber.initials} />
          <b className="font-semibold">{figures.plumber.name}</b>
        </p>
        <p className="mt-3 text-ink-2">{customer.question}</p>
        <p className="mt-2 flex gap-1.5">
          {[1, 2, 3, 4, 5].map((star) => (
            <Star key={star} size={26} strokeWidth={1.5} className="fill-amber text-amber-h" />
          ))}
        </p>
      </div>
    </div>
  );
}
