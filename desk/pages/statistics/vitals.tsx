import { type Vital, vitals } from "#core/analytics.ts";
import { Badge, DataTable, type PageProps } from "../../parts.tsx";

/** Where a visit is good, and where it is poor: https://web.dev/articles/vitals. */
const limits = {
  lcp: { good: 2_500, poor: 4_000, per: 1_000, digits: 1, unit: " s" },
  inp: { good: 200, poor: 500, per: 1, digits: 0, unit: " ms" },
  cls: { good: 0.1, poor: 0.25, per: 1, digits: 2, unit: "" },
};

export function Vitals({ view, frame, texts }: PageProps<"statistics">) {
  const words = texts.statistics;
  const write = (vital: Vital, value: number) => {
    const { per, digits, unit } = limits[vital];
    const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return new Intl.NumberFormat(frame.language, fraction).format(value / per) + unit;
  };
  if (view.vitals.length === 0) return <p className="text-ink-2">{words.none}</p>;
  const names = vitals.map(
    (vital) => `${vital.toUpperCase()}, ${words.limit} ${write(vital, limits[vital].good)}`,
  );
  return (
    <DataTable
      label={words.vitals}
      columns={[texts.lead.facts.page, ...names]}
      rows={view.vitals.map((line) => [
        line.page,
        ...vitals.map((vital) => {
          const { good, poor } = limits[vital];
          const p75 = line[vital]?.p75;
          if (p75 === undefined) return "–";
          const tone = p75 <= good ? "good" : p75 <= poor ? "news" : "bad";
          return (
            <span key={vital}>
              {write(vital, p75)} <Badge tone={tone}>{p75 <= good ? words.good : words.poor}</Badge>
            </span>
          );
        }),
      ])}
    />
  );
}
