import { useSite } from "#app/site-data/use-site.ts";
import { monthOf, newestSet } from "#core/benchmark-sets.ts";
import type { Programme } from "#core/programme.ts";
import { programmePath } from "#core/programme-start.ts";
import { fill } from "#core/template.ts";
import type { ProgrammeWords } from "./programme-words.server.ts";

export { UnopenedProgramme } from "./unopened-programme.tsx";

/** The parts of a link that were not understood, shown as text. */
export function IgnoredParts({ text, parts }: { text: string; parts: string[] }) {
  if (parts.length === 0) return null;
  return (
    <div role="status" className="rounded-button bg-amber-tint p-4 text-small text-ink">
      <p className="font-semibold">{text}</p>
      <ul className="mt-1">
        {parts.map((part) => (
          <li key={part}>
            <code className="wrap-anywhere">{part}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shown when a link carries the programme of another country than this site's. */
export function OtherCountry({
  words,
  programme,
  fragment,
  page,
}: {
  words: ProgrammeWords;
  programme: Programme;
  /** What the link carries: the programme, or both that are compared. */
  fragment: string;
  page: "programme" | "brief";
}) {
  const { country } = useSite();
  if (programme.country === country) return null;
  const { text, link } = words.otherCountry;
  const name = words.sourceCountries[programme.country];
  return (
    <p className="rounded-button bg-petrol-tint p-4 text-small text-ink">
      {fill(text, { country: name })}{" "}
      <a
        href={programmePath(programme.country, fragment, page)}
        className="font-semibold text-petrol underline"
      >
        {fill(link, { country: name })}
      </a>
    </p>
  );
}

/** Shown where a programme was made with benchmarks of which there are newer ones. */
export function OlderBenchmarks({
  words,
  programme: { set },
  onChange,
}: {
  words: ProgrammeWords;
  programme: Programme;
  onChange: (part: Partial<Programme>) => void;
}) {
  const { language } = useSite();
  const newest = newestSet();
  if (set === newest) return null;
  const { text, button } = words.olderBenchmarks;
  return (
    <p className="rounded-button bg-petrol-tint p-4 text-small text-ink">
      {fill(text, { month: monthOf(set, language) })}{" "}
      <button
        type="button"
        onClick={() => onChange({ set: newest })}
        className="font-semibold text-petrol underline"
      >
        {fill(button, { month: monthOf(newest, language) })}
      </button>
    </p>
  );
}
