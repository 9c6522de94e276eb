// What a buyer's list of customers has found, as a programme's link carries it: shares and sums, and no postal code.
// 20261101:200000,all:82:94:202703,hogar:90,28:1200,-:400
import type { NetworkMatch, Reach } from "./network-match.ts";
import { type FamilyId, familyIds } from "./pages.ts";

/** In whole percent of the customers. */
export interface Share {
  today: number;
  /** Of the last day that is known, "2027-03". */
  later?: { share: number; month: string };
}

export interface NetworkSummary {
  /** Of the network's data. */
  day: string;
  /** Customers on the list. */
  count: number;
  shares: Partial<Record<FamilyId | "all", Share>>;
  /** Customers without service on any known day, by region, most first; "-" stands for all other regions. */
  missing: [region: string, count: number][];
}

export const sharedIds = ["all", ...familyIds] as const;
const mostMissing = 8;
const mostCustomers = 50_000_000;

/** Rounded down: nothing short of all is 100 %. */
export function summaryOf(match: NetworkMatch, count: number, day: string): NetworkSummary {
  const percent = (part: number) => Math.floor((100 * part) / count);
  const shareOf = ({ today, later }: Reach): Share => {
    const last = later.at(-1);
    return {
      today: percent(today),
      ...(last && { later: { share: percent(last.count), month: last.day.slice(0, 7) } }),
    };
  };
  const reaches = { all: match.all, ...match.families };
  const shares = sharedIds.flatMap((id) => {
    const reach = reaches[id];
    return reach ? [[id, shareOf(reach)] as const] : [];
  });
  const named = match.missing.filter(([region]) => region !== "").slice(0, mostMissing);
  const sum = (list: NetworkMatch["missing"]) => list.reduce((all, [, some]) => all + some, 0);
  const rest = sum(match.missing) - sum(named);
  return {
    day,
    count,
    shares: Object.fromEntries(shares),
    missing: rest > 0 ? [...named, ["-", rest]] : named,
  };
}

export function writeSummary({ day, count, shares, missing }: NetworkSummary): string {
  const written = sharedIds.flatMap((id) => {
    const share = shares[id];
    if (!share) return [];
    const { today, later } = share;
    return [[id, today, ...(later ? [later.share, later.month.replace("-", "")] : [])].join(":")];
  });
  const head = `${day.replaceAll("-", "")}:${count}`;
  return [head, ...written, ...missing.map((entry) => entry.join(":"))].join();
}

/** Undefined unless all of it is understood. */
export function readSummary(text: string): NetworkSummary | undefined {
  const [head = "", ...parts] = text.split(",");
  const [, year, month, date, count] = /^(\d{4})(\d\d)(\d\d):(\d{1,8})$/.exec(head) ?? [];
  const summary: NetworkSummary = {
    day: `${year}-${month}-${date}`,
    count: Number(count),
    shares: {},
    missing: [],
  };
  for (const part of parts) {
    const [, id = "", today, share, on, to] =
      /^([a-z]+):(\d{1,3})(?::(\d{1,3}):(\d{4})(\d\d))?$/.exec(part) ?? [];
    const [, region, lacking] = /^([A-Z]{1,2}|\d\d|-):(\d{1,8})$/.exec(part) ?? [];
    if (region) summary.missing.push([region, Number(lacking)]);
    else
      summary.shares[id as FamilyId] = {
        today: Number(today),
        ...(share && { later: { share: Number(share), month: `${on}-${to}` } }),
      };
  }
  const shares = Object.values(summary.shares);
  const days = [summary.day, ...shares.flatMap(({ later }) => (later ? [later.month] : []))];
  const isSound =
    days.every((day) => new Date(day).getTime() > 0) &&
    shares.every(({ today, later }) => today <= 100 && (later?.share ?? 0) <= 100) &&
    summary.count > 0 &&
    summary.count <= mostCustomers &&
    summary.shares.all !== undefined &&
    summary.missing.length <= mostMissing + 1;
  // In another order, or with what no summary has, it was not written here.
  return isSound && writeSummary(summary) === text ? summary : undefined;
}
