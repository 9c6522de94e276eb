import { usePlace } from "#app/site-data/use-site.ts";
import type { NetworkSummary, Share } from "#core/network-summary.ts";
import { type NetworkNames, networkWords } from "#core/network-words.ts";

/** "82 % today, 94 % by March", by family, and what is missing. */
export function NetworkResult({
  summary,
  names,
}: {
  summary: NetworkSummary;
  names: NetworkNames;
}) {
  const { title, lines, missing } = networkWords(summary, names, usePlace());
  const [all, ...families] = lines;
  return (
    <>
      <p className="font-display text-h3 font-semibold">{all?.text}</p>
      <p className="text-small text-ink-2">
        {all?.name}. {title}.
      </p>
      <dl className="mt-5 grid gap-3">
        {families.map(({ id, name, text, share }) => (
          <div key={id}>
            <div className="flex flex-wrap justify-between gap-x-4 text-small">
              <dt className="font-semibold">{name}</dt>
              <dd>{text}</dd>
            </div>
            <Bar {...share} />
          </div>
        ))}
      </dl>
      {missing && <p className="mt-5 text-small">{missing}.</p>}
    </>
  );
}

function Bar({ today, later }: Share) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      className="mt-1 h-2 w-full rounded-pill bg-bone-2"
    >
      <rect width={later?.share ?? today} height="2" fill="var(--color-amber)" />
      <rect width={today} height="2" fill="var(--color-petrol)" />
    </svg>
  );
}
