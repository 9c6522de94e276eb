import { nameOf } from "#app/programme/assumption-words.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import { influences, influencesShown } from "#core/influences.ts";
import { fill } from "#core/template.ts";
import type { EstimateProps } from "./estimator-props.ts";
import { RangeTrack } from "./range-track.tsx";

/** The price that is shown while one assumption goes from low to high, the widest range first. */
export function InfluenceChart({ content, words, programme, result }: EstimateProps) {
  const { rough } = useNumberFormat(programme.country);
  const heaviest = influences(programme, result).slice(0, influencesShown);
  const max = Math.max(...heaviest.map(({ high }) => high));
  if (heaviest.length === 0) return null;
  return (
    <Section>
      <SectionHeading title={content.influence.title}>{content.influence.lead}</SectionHeading>
      <ol className="grid gap-1">
        {heaviest.map(({ id, low, high }, index) => (
          <li
            key={id}
            className="items-center gap-x-6 gap-y-1 border-t border-line py-3 max-md:flex max-md:flex-wrap md:grid md:grid-cols-3"
          >
            <p className="flex grow basis-40 font-medium leading-snug">
              <span aria-hidden="true" className="figures w-6 shrink-0 text-ink-3">
                {index + 1}
              </span>
              {nameOf(id, words)}
            </p>
            <RangeTrack
              low={low}
              likely={result.perCustomerMonth.likely}
              high={high}
              max={max}
              color="bg-petrol"
              className="max-md:order-last max-md:w-full"
            />
            <p className="figures text-right text-small text-ink-2">
              {fill(words.between, { low: rough(low, 3), high: rough(high, 3) })}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
