import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import CalendarSync from "lucide-react/icons/calendar-sync";
import CreditCard from "lucide-react/icons/credit-card";
import Wallet from "lucide-react/icons/wallet";
import type { PaidFamily } from "#app/cases/samples.server.ts";
import { FamilyTile } from "#app/families/family-tile.tsx";
import { ScreenFigure } from "#app/screens/screen-figure.tsx";
import type { ScreenProps } from "./screens-for.server.ts";

const stateColors: Record<PaidFamily, string> = {
  vial: "text-ok",
  hogar: "text-ok",
  mascotas: "text-petrol",
  dispositivos: "text-amber-deep",
};

/** Each provider's pay for the week. */
export function PayoutTable({ texts }: ScreenProps) {
  const { payouts, values } = texts;
  return (
    <ScreenFigure alt={payouts.alt}>
      <div className="rounded-float bg-white text-small text-ink ring-1 ring-ink/8">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-4.5 pb-3.5">
          <b className="font-display text-[1.125rem] font-semibold">{payouts.title}</b>
          <span className="text-caption text-ink-3">
            {payouts.due} {values.payday}
          </span>
        </p>
        <ul>
          {(Object.keys(values.payouts) as PaidFamily[]).map((family) => (
            <PayoutRow key={family} family={family} texts={texts} />
          ))}
        </ul>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t px-5 py-4">
          <span className="text-ink-2">{payouts.total}</span>
          <b className="figures text-figure-inline">{values.payoutTotal}</b>
        </p>
      </div>
    </ScreenFigure>
  );
}

function PayoutRow({ family, texts }: ScreenProps & { family: PaidFamily }) {
  const { payouts, values } = texts;
  const { firm, services, amount } = values.payouts[family];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center @2xs:grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-line border-t px-5 py-3 leading-snug">
      <FamilyTile family={family} className="size-9.5 rounded-control p-2 @max-2xs:hidden" />
      <span className="min-w-0">
        <b className="block font-semibold">{firm}</b>
        <span className="text-caption text-ink-3">
          {payouts.services}: {services}
        </span>
      </span>
      <span className="text-right">
        <b className="block font-semibold tabular-nums">{amount}</b>
        <span className={`text-caption font-semibold ${stateColors[family]}`}>
          {payouts.states[family]}
        </span>
      </span>
    </li>
  );
}

const methodIcons = {
  card: CreditCard,
  debit: CalendarSync,
  wallet: Wallet,
  transfer: ArrowLeftRight,
};

/** The customer's ways to pay for the plan. */
export function PaymentMethods({ texts: { payouts } }: ScreenProps) {
  const { methods, methodsTitle } = payouts;
  return (
    <ScreenFigure alt={`${methodsTitle}: ${Object.values(methods).join(", ")}.`}>
      <div className="rounded-float bg-white p-5 text-small text-ink ring-1 ring-ink/8">
        <p className="mb-3 text-caption text-ink-3">{methodsTitle}</p>
        <ul className="grid gap-2.5 @md:grid-cols-2">
          {(Object.keys(methodIcons) as (keyof typeof methodIcons)[]).map((method) => {
            const Icon = methodIcons[method];
            return (
              <li key={method} className="flex items-center gap-2.5 font-medium">
                <Icon size={19} strokeWidth={1.75} className="shrink-0 text-petrol" />
                {methods[method]}
              </li>
            );
          })}
        </ul>
      </div>
    </ScreenFigure>
  );
}
