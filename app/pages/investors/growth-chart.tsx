import type { InvestorsContent } from "#content/investors/schema.ts";
import { fill } from "#core/template.ts";
import { AmountText, amountWords } from "./amount-text.tsx";
import type { Figures } from "./market-figures.server.ts";

type Curve = Figures["curve"];

/** The quoted report: its two figures, and the years between computed from its growth rate. */
export function GrowthChart({
  rate,
  curve,
  ...words
}: InvestorsContent["growth"] & { rate: string; curve: Curve }) {
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last) return null;
  const ends = { first: amountWords(first.amount), last: amountWords(last.amount) };
  return (
    <figure className="mt-20 grid grid-cols-1 gap-x-12 gap-y-8 rounded-card rounded-tr-arc bg-white p-6 md:mt-28 md:p-12 lg:grid-cols-[4fr_8fr]">
      <div className="flex flex-col gap-8">
        <div>
          <h3 className="text-h3">{fill(words.title, { growth: rate })}</h3>
          <p className="mt-4 text-ink-2">{fill(words.text, ends)}</p>
          <p className="mt-4 border-l-3 border-amber pl-4 font-medium">{words.disclaimer}</p>
        </div>
        <Legend quoted={words.quoted} derived={words.derived} />
      </div>
      <Plot curve={curve} first={first} last={last} />
      <DataTable curve={curve} words={words} />
      <figcaption className="text-caption text-ink-3 lg:col-span-2">
        {fill(words.source, { growth: rate })} {words.scaleNote}
      </figcaption>
    </figure>
  );
}

function Plot({ curve, first, last }: { curve: Curve; first: Curve[number]; last: Curve[number] }) {
  const x = (index: number) => (index / (curve.length - 1)) * 100;
  const points = curve.map(({ height }, index) => `${x(index)} ${(1 - height) * 100}`);
  return (
    <div aria-hidden="true" className="flex flex-col self-end pt-16 md:pr-6">
      <div className="relative mx-2 h-56 border-b-[1.5px] border-ink md:h-72">
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute size-full"
        >
          <path d={`M${points.join("L")}V100H0Z`} className="fill-petrol-tint" />
          <path
            d={`M${points.join("L")}`}
            className="fill-none stroke-petrol stroke-3"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {curve.map(({ year, height, isQuoted }, index) => (
          <span
            key={year}
            className={`absolute -translate-x-1/2 translate-y-1/2 rounded-pill border-3 border-petrol ${
              isQuoted ? "size-5 bg-amber" : "size-3 bg-white"
            }`}
            style={{ left: `${x(index)}%`, bottom: `${height * 100}%` }}
          />
        ))}
        <p
          className="figures absolute left-[-1.5px] border-l-[1.5px] border-ink pb-20 pl-2.5 text-figure-inline leading-none max-md:max-w-36 md:pb-14"
          style={{ bottom: `${first.height * 100}%` }}
        >
          <AmountText {...first.amount} />
        </p>
        <p className="figures absolute right-0 bottom-full mb-5 text-[1.75rem] leading-tight font-semibold md:text-figure">
          <AmountText {...last.amount} />
        </p>
      </div>
      <div className="mx-2 mt-3 flex justify-between text-caption text-ink-2">
        {curve.map(({ year }, index) => (
          <span
            key={year}
            className={`flex w-0 justify-center ${index % 4 === 0 ? "" : "max-md:hidden"}`}
          >
            {year}
          </span>
        ))}
      </div>
    </div>
  );
}

function Legend({ quoted, derived }: { quoted: string; derived: string }) {
  return (
    <ul aria-hidden="true" className="mt-auto grid gap-2 text-small text-ink-2">
      <li className="flex items-center gap-3">
        <span className="size-5 rounded-pill border-3 border-petrol bg-amber" />
        {quoted}
      </li>
      <li className="flex items-center gap-3">
        <span className="mx-1 size-3 rounded-pill border-3 border-petrol bg-white" />
        {derived}
      </li>
    </ul>
  );
}

function DataTable({
  curve,
  words,
}: {
  curve: Curve;
  words: Omit<InvestorsContent["growth"], "title">;
}) {
  return (
    <div className="sr-only">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.year}</th>
            <th scope="col">{words.amount}</th>
            <th scope="col">{words.origin}</th>
          </tr>
        </thead>
        <tbody>
          {curve.map(({ year, amount, isQuoted }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{amountWords(amount)}</td>
              <td>{isQuoted ? words.quoted : words.derived}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
