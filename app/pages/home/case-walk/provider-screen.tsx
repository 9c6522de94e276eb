import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { Photo, Scene } from "#app/cases/drawing.tsx";
import { drawings } from "#app/cases/drawings.ts";
import { PhoneFrame } from "#app/screens/phone-frame.tsx";
import type { CaseScreenProps } from "./case-screen-props.ts";
import { scene } from "./phone.tsx";

export function ProviderScreen(props: CaseScreenProps) {
  const views = { request: Offer, coordination: UnderWay, resolution: Finished };
  const View = views[props.step];
  return (
    <PhoneFrame part="top" isDark>
      <View {...props} />
    </PhoneFrame>
  );
}

function Offer({ shown, texts: { provider } }: CaseScreenProps) {
  const { place, price, distance, times } = shown.values;
  return (
    <Body title={provider.app}>
      <div className="my-auto rounded-float bg-night p-4 ring-1 ring-night-line md:mt-0">
        <p className="text-caption font-semibold text-amber">{provider.newJob}</p>
        <p className="mt-1 font-display text-[1.22rem] leading-tight font-semibold">{shown.job}</p>
        <p className="mt-1 text-caption text-sky">{place ?? shown.place}</p>
        <dl className="mt-4 grid grid-cols-[1fr_1fr] gap-3 border-t border-night-line pt-3">
          <Figure name={provider.fee} value={price} />
          <Figure
            name={distance ? provider.distance : provider.time}
            value={distance ?? times.begins}
          />
        </dl>
      </div>
      <Action>{provider.accept}</Action>
    </Body>
  );
}

function UnderWay({ family, shown }: CaseScreenProps) {
  const { wait, times, place } = shown.values;
  return (
    <>
      <Scene name={drawings[family].providerCoordination} className={scene} />
      <div className="flex grow flex-col p-4">
        <p className="text-caption font-semibold text-amber">
          {shown.underWay} · {wait ?? times.begins}
        </p>
        <p className="mt-1 font-display text-[1.22rem] leading-tight font-semibold">{shown.job}</p>
        <p className="mt-1 mb-3 text-caption text-sky">{place ?? shown.place}</p>
        <Action>{shown.action}</Action>
      </div>
    </>
  );
}

function Finished({ family, shown, cases, texts: { provider } }: CaseScreenProps) {
  const { first, second } = shown.proof;
  const [firstPhoto, secondPhoto] = drawings[family].proof;
  return (
    <Body title={provider.app}>
      <p className="flex items-center gap-2.5 font-display text-[1.22rem] font-semibold">
        <Check
          strokeWidth={2.5}
          className="size-7 shrink-0 rounded-pill bg-white p-1.25 text-night"
        />
        {shown.finished}
      </p>
      <div className="grid gap-2.5 text-caption text-sky md:grid-cols-2">
        <p>
          <Photo name={firstPhoto} className="mb-1.5 h-20 w-full" />
          {first}
        </p>
        <p>
          <Photo name={secondPhoto} className="mb-1.5 h-20 w-full" />
          {second}
        </p>
      </div>
      <p className="mt-auto flex items-end justify-between gap-2 rounded-button bg-night p-4 ring-1 ring-night-line">
        <span>
          <span className="block text-caption text-sky">{provider.payment}</span>
          <b className="figures text-[1.375rem] leading-tight font-semibold">
            {shown.values.price}
          </b>
        </span>
        <span className="text-caption text-sky">{cases.payday}</span>
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
    <p className="mt-auto rounded-control bg-white px-4 py-3 text-center font-semibold text-ink">
      {children}
    </p>
  );
}
