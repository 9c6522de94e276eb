import Check from "lucide-react/icons/check";
import Navigation from "lucide-react/icons/navigation";
import type { ReactNode } from "react";
import { Phone } from "./phone.tsx";
import { PipePhoto } from "./pipe-photo.tsx";
import { RouteMap } from "./route-map.tsx";
import type { ScreenProps } from "./screen-props.ts";

export function ProviderScreen(props: ScreenProps) {
  const views = { request: Offer, coordination: OnTheWay, resolution: Finished };
  const View = views[props.step];
  return (
    <Phone isDark>
      <View {...props} />
    </Phone>
  );
}

function Offer({ texts: { provider }, figures }: ScreenProps) {
  return (
    <Body title={provider.app}>
      <div className="rounded-float bg-night p-4 ring-1 ring-night-line">
        <p className="text-caption font-semibold text-amber">{provider.newJob}</p>
        <p className="mt-1 font-display text-[1.22rem] leading-tight font-semibold">
          {provider.job}
        </p>
        <p className="mt-1 text-caption text-sky">{figures.address}</p>
        <dl className="mt-4 grid grid-cols-2 gap-3 border-t border-night-line pt-3">
          <Figure name={provider.price} value={figures.fee} />
          <Figure name={provider.distance} value={figures.distance} />
        </dl>
      </div>
      <Action>{provider.accept}</Action>
    </Body>
  );
}

function OnTheWay({ texts: { provider }, figures }: ScreenProps) {
  return (
    <>
      <RouteMap isDark className="h-38 w-full shrink-0" />
      <div className="flex grow flex-col p-4">
        <p className="text-caption font-semibold text-amber">
          {provider.onTheWay} · {figures.wait}
        </p>
        <p className="mt-1 font-display text-[1.22rem] leading-tight font-semibold">
          {provider.job}
        </p>
        <p className="mt-1 text-caption text-sky">{figures.address}</p>
        <div className="mt-auto">
          <Action>
            <Navigation size={18} strokeWidth={1.75} />
            {provider.navigate}
          </Action>
        </div>
      </div>
    </>
  );
}

function Finished({ texts: { provider }, figures }: ScreenProps) {
  return (
    <Body title={provider.app}>
      <p className="flex items-center gap-2.5 font-display text-[1.22rem] font-semibold">
        <span className="grid size-7 place-items-center rounded-pill bg-white text-night">
          <Check size={18} strokeWidth={2.5} />
        </span>
        {provider.finished}
      </p>
      <div className="grid grid-cols-2 gap-2.5 text-caption text-sky">
        <p>
          <PipePhoto isLeaking className="mb-1.5 h-20 w-full" />
          {provider.before}
        </p>
        <p>
          <PipePhoto className="mb-1.5 h-20 w-full" />
          {provider.after}
        </p>
      </div>
      <p className="mt-auto flex items-end justify-between gap-2 rounded-button bg-night p-4 ring-1 ring-night-line">
        <span>
          <span className="block text-caption text-sky">{provider.payment}</span>
          <b className="figures text-[1.375rem] leading-tight font-semibold">{figures.fee}</b>
        </span>
        <span className="text-caption text-sky">{provider.paymentDay}</span>
      </p>
    </Body>
  );
}

function Body({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex grow flex-col gap-4 p-4 pt-5">
      <p className="text-caption font-medium text-sky">{title}</p>
      {children}
    </div>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-[.75rem] text-sky">{name}</dt>
      <dd className="figures mt-0.5 text-[1.22rem] leading-tight font-semibold">{value}</dd>
    </div>
  );
}

function Action({ children }: { children: ReactNode }) {
  return (
    <p className="mt-auto flex items-center justify-center gap-2 rounded-control bg-white px-4 py-3 font-semibold text-ink">
      {children}
    </p>
  );
}
