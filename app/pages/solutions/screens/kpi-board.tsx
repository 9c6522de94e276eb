import { familyColors } from "#app/families/family-colors.ts";
import { ScreenFigure } from "#app/screens/screen-figure.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { familyIds } from "#core/pages.ts";
import type { ScreenValues } from "./sample-values.server.ts";
import type { ScreenProps } from "./screens-for.server.ts";

const stackedFromTop = [...familyIds].reverse();

/** Three key figures, and below them the cases by month and family. */
export function KpiBoard({ texts }: ScreenProps) {
  const { kpis, values } = texts;
  const { families } = useSite().texts;
  const totals = [
    { label: kpis.cases, value: values.totalCases },
    { label: kpis.onTime, value: values.onTime },
    { label: kpis.price, value: values.averagePrice },
  ];
  return (
    <ScreenFigure alt={kpis.alt}>
      <div className="flex flex-col rounded-float bg-white p-5 text-small text-ink ring-1 ring-ink/8 @xl:p-7">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <b className="font-display text-[1.125rem] font-semibold">{kpis.title}</b>
          <span className="rounded-chip bg-bone px-2.5 py-1 text-caption font-medium text-ink-2">
            {values.period}
          </span>
        </p>
        <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(4.7rem,1fr))] gap-3 border-line border-y py-3.5">
          {totals.map(({ label, value }) => (
            <span key={label} className="min-w-0">
              <span className="block text-caption text-ink-3">{label}</span>
              <b className="figures text-[1.15rem] leading-tight whitespace-nowrap font-semibold @xl:text-figure-inline">
                {value}
              </b>
            </span>
          ))}
        </div>
        <Bars {...values} />
        <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1.5 text-caption text-ink-2">
          {familyIds.map((family) => (
            <li key={family} className="flex items-center gap-1.5">
              <span className={`size-2.5 rounded-[3px] ${familyColors[family].solid}`} />
              {families[family]}
            </li>
          ))}
        </ul>
      </div>
    </ScreenFigure>
  );
}

function Bars({ months, casesByMonth }: Pick<ScreenValues, "months" | "casesByMonth">) {
  const totals = months.map((_, month) =>
    familyIds.reduce((total, family) => total + (casesByMonth[family][month] ?? 0), 0),
  );
  const tallest = Math.max(...totals);
  return (
    <ul className="mt-5 flex min-h-48 grow items-stretch gap-[6%] @xl:min-h-56">
      {months.map((name, month) => (
        <li key={name} className="flex min-w-0 flex-1 flex-col gap-0.5 text-center">
          <span className="basis-0" style={{ flexGrow: tallest - (totals[month] ?? 0) }} />
          {stackedFromTop.map((family) => (
            <span
              key={family}
              className={`min-h-0.5 basis-0 rounded-[3px] ${familyColors[family].solid}`}
              style={{ flexGrow: casesByMonth[family][month] }}
            />
          ))}
          <span className="pt-1.5 text-caption leading-none text-ink-3">{name}</span>
        </li>
      ))}
    </ul>
  );
}
