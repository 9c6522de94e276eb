import MapPin from "lucide-react/icons/map-pin";
import { FamilyTile } from "#app/families/family-tile.tsx";
import { PhoneFrame } from "#app/screens/phone-frame.tsx";
import { PlanMap } from "#app/screens/plan-map.tsx";
import { ScreenFigure } from "#app/screens/screen-figure.tsx";
import type { ScreenProps } from "./screens-for.server.ts";

/** The provider's app: an offered job with its place and price. */
export function ProviderPhone({ texts: { offer, values } }: ScreenProps) {
  return (
    <ScreenFigure alt={offer.alt}>
      <PhoneFrame>
        <PlanMap className="h-44 w-full" />
        <div className="flex flex-1 flex-col p-4.5">
          <div className="flex items-center gap-3">
            <FamilyTile family="hogar" />
            <span className="min-w-0 leading-snug">
              <span className="block text-caption text-ink-3">
                {offer.title} {values.leakCase}
              </span>
              <b className="font-semibold">{offer.service}</b>
            </span>
          </div>
          <p className="mt-4 flex items-center gap-2 text-ink-2">
            <MapPin size={18} strokeWidth={1.75} className="text-petrol" />
            {offer.distance} {values.distance}
          </p>
          <div className="mt-4 rounded-button bg-bone p-4">
            <span className="block text-caption text-ink-2">{offer.price}</span>
            <b className="figures mt-1 block text-h3">{values.fee.agreed}</b>
            <span className="text-caption text-ink-2">
              {offer.paid} {values.payday}
            </span>
          </div>
          <div className="mt-auto grid gap-2 pt-5 text-center font-semibold">
            <span className="rounded-button bg-amber px-3 py-3.5">{offer.accept}</span>
            <span className="py-2 text-petrol">{offer.decline}</span>
          </div>
        </div>
      </PhoneFrame>
    </ScreenFigure>
  );
}
