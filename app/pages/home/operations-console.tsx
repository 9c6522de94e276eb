import type { Cases } from "#app/cases/cases-for.server.ts";
import { FamilyTile, familyIcon } from "#app/families/family-tile.tsx";
import { PlanMap } from "#app/screens/plan-map.tsx";
import { ScreenFigure } from "#app/screens/screen-figure.tsx";
import type { NetworkTexts } from "#content/home/schema.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";
import type { SampleValues } from "./sample-values.server.ts";
import { Sparkline, type SparklineTone } from "./sparkline.tsx";

interface Console {
  texts: NetworkTexts["console"];
  cases: Pick<Cases, "cases" | "illustrative">;
  values: Pick<SampleValues, "hero" | "console">;
}

const order: FamilyId[] = ["vial", ...familyIds.filter((family) => family !== "vial")];

/** The operators' console: the open cases, a unit on the map, and the day's figures. */
export function OperationsConsole(console: Console) {
  const { texts, cases } = console;
  return (
    <ScreenFigure
      alt={texts.alt}
      caption={cases.illustrative}
      className="reveal [--order:0] lg:col-span-8"
    >
      <div className="overflow-hidden rounded-card rounded-tl-arc bg-white text-small text-ink shadow-console">
        <Bar {...console} />
        <div className="flex flex-col @2xl:grid @2xl:grid-cols-[15.5rem_1fr]">
          <ul className="order-2 border-line p-2.5 @2xl:order-none @2xl:border-r">
            {order.map((family) => (
              <CaseRow key={family} family={family} {...console} />
            ))}
          </ul>
          <div className="relative @2xl:min-h-107.5">
            <PlanMap className="h-64 w-full @2xl:absolute @2xl:inset-0 @2xl:h-full" />
            <UnitLabel {...console} />
            <Indicators {...console} />
          </div>
        </div>
      </div>
    </ScreenFigure>
  );
}

function Bar({ texts }: Console) {
  const { cases, ...others } = texts.tabs;
  return (
    <div className="flex items-center gap-7 overflow-hidden border-line border-b py-5 pr-6 pl-14 whitespace-nowrap @2xl:pl-16">
      <span className="font-display text-[1.125rem] leading-none font-semibold">{texts.title}</span>
      <span className="font-medium">{cases}</span>
      {Object.values(others).map((name) => (
        <span key={name} className="hidden font-medium text-ink-3 @lg:inline">
          {name}
        </span>
      ))}
    </div>
  );
}

function CaseRow({ family, cases, values }: Console & { family: FamilyId }) {
  const {
    service,
    status,
    values: { number },
  } = cases.cases[family];
  const isOpen = family === "vial";
  const Icon = familyIcon[family];
  return (
    <li
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 rounded-button p-2.5 ${isOpen ? "bg-vial-tint" : ""}`}
    >
      {isOpen ? (
        <Icon strokeWidth={1.75} className="size-9.5 rounded-control bg-amber p-2.25" />
      ) : (
        <FamilyTile family={family} className="size-9.5 rounded-control p-2" />
      )}
      <span className="min-w-0 leading-tight">
        <b className="block font-semibold">{service}</b>
        <span className={`text-caption ${isOpen ? "text-ink-2" : "text-ink-3"}`}>
          {number} · {status}
          {isOpen && ` · ${values.hero.wait}`}
        </span>
      </span>
    </li>
  );
}

function UnitLabel({ cases, values }: Console) {
  return (
    <span className="absolute top-[32%] left-[35%] rounded-control bg-ink px-3 py-1.5 text-caption font-semibold text-white">
      {cases.cases.vial.role} · {values.hero.wait}
    </span>
  );
}

function Indicators({ texts, values: { console } }: Console) {
  return (
    <div className="grid grid-cols-3 gap-px bg-line @2xl:absolute @2xl:inset-x-4 @2xl:bottom-4 @2xl:gap-3 @2xl:bg-transparent">
      <Indicator
        label={texts.arrival}
        value={console.arrival}
        tone="petrol"
        values={[0.78, 0.66, 0.74, 0.46, 0.54, 0.28, 0.22]}
      />
      <Indicator
        label={texts.onTime}
        value={console.onTime}
        tone="ok"
        values={[0.2, 0.34, 0.3, 0.58, 0.54, 0.78, 0.86]}
      />
      <Indicator
        label={texts.satisfaction}
        value={console.satisfaction}
        tone="amber"
        values={[0.38, 0.3, 0.54, 0.5, 0.7, 0.66, 0.84]}
      />
    </div>
  );
}

function Indicator({
  label,
  value,
  ...line
}: {
  label: string;
  value: string;
  tone: SparklineTone;
  values: readonly number[];
}) {
  return (
    <div className="min-w-0 bg-white px-3 py-3 @2xl:rounded-button @2xl:shadow-panel">
      <span className="block text-caption text-ink-3">{label}</span>
      <span className="flex flex-wrap items-end justify-between gap-x-2">
        <b className="figures text-[1.3rem] leading-tight font-semibold whitespace-nowrap">
          {value}
        </b>
        <Sparkline {...line} className="hidden h-6 w-14 @2xl:block" />
      </span>
    </div>
  );
}
