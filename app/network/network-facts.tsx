import { useSite } from "#app/site-data/use-site.ts";
import type { NetworkSummary } from "#core/network-summary.ts";
import { type NetworkNames, networkWords } from "#core/network-words.ts";

/** What a list of the buyer's customers has found, in a few lines of text. */
export function NetworkFacts({
  summary,
  names,
  className = "",
}: {
  summary: NetworkSummary;
  names: NetworkNames;
  className?: string;
}) {
  const { title, lines, missing } = networkWords(summary, names, useSite());
  return (
    <p className={className}>
      <strong>{title}:</strong> {lines.map(({ name, text }) => `${name}: ${text}`).join("; ")}.{" "}
      {missing && `${missing}.`}
    </p>
  );
}
