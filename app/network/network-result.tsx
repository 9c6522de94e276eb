import { usePlace } from "#app/site-data/use-site.ts";
import type { NetworkContent } from "#content/network/schema.ts";
import { type Reader, writtenLocale } from "#core/countries.ts";
import type { NetworkMatch, Reach } from "#core/network-match.ts";
import { numberFormat } from "#core/number-format.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";
import { regionNames } from "#core/regions.ts";
import { fill } from "#core/template.ts";

export interface CheckTexts {
  texts: NetworkContent["check"] & { result: NetworkContent["result"]; send: string };
  rough: string | undefined;
  /** Of the data, as written. */
  day: string;
  familyNames: Partial<Record<FamilyId, string>>;
}

const mostMissing = 8;

/** "82 % today, 94 % by March", by family, and what is missing. */
export function NetworkResult({
  match,
  read,
  unread,
  texts: { result, ...texts },
  familyNames,
}: Pick<CheckTexts, "texts" | "familyNames"> & {
  match: NetworkMatch;
  read: number;
  unread: number;
}) {
  const place = usePlace();
  const { integer } = numberFormat(place, place.country);
  const names = regionNames(place.country);
  const line = (reach: Reach) => sharesLine(reach, read, result, place);
  return (
    <>
      <p className="font-display text-h3 font-semibold">{line(match.all)}</p>
      <p className="text-small text-ink-2">{result.all}</p>
      <dl className="mt-5 grid gap-3">
        {familyIds.map((family: FamilyId) => {
          const reach = match.families[family];
          if (!reach) return null;
          return (
            <div key={family}>
              <div className="flex flex-wrap justify-between gap-x-4 text-small">
                <dt className="font-semibold">{familyNames[family]}</dt>
                <dd>{line(reach)}</dd>
              </div>
              <Bar reach={reach} read={read} />
            </div>
          );
        })}
      </dl>
      {match.missing.length > 0 && (
        <p className="mt-5 text-small">
          <b className="font-semibold">{result.missing}:</b>{" "}
          {match.missing
            .slice(0, mostMissing)
            .map(([region, count]) => `${names[region] ?? result.other} (${integer(count)})`)
            .join(", ")}
          {match.missing.length > mostMissing ? "…" : ""}
        </p>
      )}
      <p className="mt-3 text-small text-ink-2">
        {fill(texts.read, { count: integer(read) })}
        {unread > 0 && ` ${fill(texts.unread, { count: integer(unread) })}`}
      </p>
    </>
  );
}

function Bar({ reach: { today, later }, read }: { reach: Reach; read: number }) {
  const last = later.at(-1)?.count ?? today;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 2"
      preserveAspectRatio="none"
      className="mt-1 h-2 w-full rounded-pill bg-bone-2"
    >
      <rect width={(100 * last) / read} height="2" fill="var(--color-amber)" />
      <rect width={(100 * today) / read} height="2" fill="var(--color-petrol)" />
    </svg>
  );
}

/** Rounded down: nothing short of all is 100 %. */
export function sharesLine(
  { today, later }: Reach,
  read: number,
  texts: Pick<NetworkContent["result"], "today" | "later">,
  reader: Reader,
): string {
  const { percent } = numberFormat(reader, reader.country);
  const share = (count: number) => percent(Math.floor((100 * count) / read) * 100);
  const month = new Intl.DateTimeFormat(writtenLocale(reader.country, reader.language), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return [
    fill(texts.today, { share: share(today) }),
    ...later
      .slice(-1)
      .map(({ day, count }) =>
        fill(texts.later, { share: share(count), month: month.format(new Date(day)) }),
      ),
  ].join(", ");
}
