import type { CountryCode } from "#core/countries.ts";
import { familyIds } from "#core/pages.ts";
import { type ServiceId, servicesOf } from "#core/services.ts";

const dark =
  "border-line-strong bg-white/80 before:border-line-strong/40 in-[.on-night]:border-night-ctl in-[.on-night]:bg-night";
const lit =
  "border-amber-h bg-amber before:border-amber-deep/40 forced-colors:bg-[Highlight] shadow-[0_0_14px_1px] shadow-amber/55";

/** A window, lit where a service is chosen. */
export function LitWindow({ isLit, className = "" }: { isLit: boolean; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 grid-cols-2 gap-px overflow-clip border-[1.5px] transition-colors duration-320 before:border-r ${isLit ? lit : dark} ${className}`}
    />
  );
}

/** The programme drawn as a house front: a floor for each family, a window for each service. */
export function HouseFront({
  services,
  country,
}: {
  services: readonly ServiceId[];
  country: CountryCode;
}) {
  return (
    <div
      aria-hidden="true"
      className="grid w-fit gap-1.5 rounded-control rounded-tl-arc-float border border-night-line bg-night p-3.5 pt-4"
    >
      {familyIds.map((family) => (
        <div key={family} className="flex justify-center gap-1.5">
          {servicesOf(family, country).map((id) => (
            <LitWindow
              key={id}
              isLit={services.includes(id)}
              className="h-[18px] w-[14px] rounded-[4px]"
            />
          ))}
        </div>
      ))}
    </div>
  );
}
