// How a summary of a buyer's customers reads, wherever his programme is shown: pages, brief, mails, desk.
import { type Reader, writtenDay } from "./countries.ts";
import { type NetworkSummary, type Share, sharedIds } from "./network-summary.ts";
import { numberFormat } from "./number-format.ts";
import type { FamilyId } from "./pages.ts";
import { fill, type TextWith } from "./template.ts";

export interface NetworkNames {
  texts: {
    of: TextWith<"count" | "day">;
    today: TextWith<"share">;
    later: TextWith<"share" | "month">;
    all: string;
    missing: string;
    other: string;
  };
  familyNames: Partial<Record<FamilyId, string>>;
  regions: Record<string, string>;
}

/** The first line is of all families together. */
export function networkWords(
  { day, count, shares, missing }: NetworkSummary,
  { texts, familyNames, regions }: NetworkNames,
  reader: Reader,
) {
  const { integer, percent } = numberFormat(reader, reader.country);
  const shareLine = ({ today, later }: Share) =>
    [
      fill(texts.today, { share: percent(today * 100) }),
      ...(later
        ? [
            fill(texts.later, {
              share: percent(later.share * 100),
              month: writtenDay(later.month, reader, { month: "long", year: "numeric" }),
            }),
          ]
        : []),
    ].join(", ");
  const names: Partial<Record<string, string>> = { ...familyNames, all: texts.all };
  return {
    title: fill(texts.of, { count: integer(count), day: writtenDay(day, reader) }),
    lines: sharedIds.flatMap((id) => {
      const share = shares[id];
      return share ? [{ id, name: names[id] ?? id, text: shareLine(share), share }] : [];
    }),
    missing:
      missing.length > 0
        ? `${texts.missing}: ${missing.map(([id, customers]) => `${regions[id] ?? texts.other} (${integer(customers)})`).join(", ")}`
        : undefined,
  };
}
