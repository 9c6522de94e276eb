import map from "#app/assets/map.svg";
import { Flag } from "#app/country-choice/flag.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { type CountryCode, countries } from "#core/countries.ts";

/** A city of each country on the 760 x 640 map, and the offset of its label, in pixels. */
const places: Record<CountryCode, { x: number; y: number; dx: number; dy: number }> = {
  us: { x: 224, y: 188, dx: 34, dy: 22 },
  es: { x: 572, y: 106, dx: -22, dy: -44 },
  br: { x: 382, y: 465, dx: 40, dy: 6 },
  ar: { x: 328, y: 527, dx: 44, dy: 22 },
};

/** Fades the map out at three edges. Tailwind's own utilities for masks would add 60 rules to every page. */
const fade =
  "[mask-image:linear-gradient(to_top,#000_86%,transparent),linear-gradient(to_right,#000_88%,transparent),linear-gradient(#000_95%,transparent)] [mask-composite:intersect]";

/** The Atlantic in dots, with our countries highlighted. */
export function MarketMap({ title }: { title: string }) {
  const { countries: names } = useSite().texts;
  return (
    <div className="relative mx-auto w-full max-w-[760px]">
      <img src={map} alt="" width={760} height={640} className={`w-full ${fade}`} />
      <ul aria-label={title}>
        {countries.map(({ code }) => {
          const { x, y, dx, dy } = places[code];
          return (
            <li
              key={code}
              className="absolute"
              style={{ left: `${(x / 760) * 100}%`, top: `${(y / 640) * 100}%` }}
            >
              <svg aria-hidden="true" width="1" height="1" className="absolute overflow-visible">
                <path
                  d={`M0 0L${Math.max(dx, 0)} ${dy}`}
                  className="fill-none stroke-white/70 stroke-[1.5]"
                />
                <circle r="6" className="fill-night stroke-white stroke-[2.5]" />
              </svg>
              <span
                className="absolute flex -translate-y-1/2 items-center gap-2 rounded-pill bg-white py-1.5 pr-3.5 pl-2 text-small leading-none font-semibold whitespace-nowrap text-ink shadow-night"
                style={{ left: dx, top: dy }}
              >
                <Flag code={code} className="size-5" />
                {names[code]}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
