import type { Hono } from "hono";
import { networkFileSchema } from "#content/records/network-file.ts";
import { todayIn } from "#content/standing.ts";
import { type CountryCode, countries, isCountryCode } from "#core/countries.ts";
import {
  type NetworkLine,
  type NetworkPreview,
  type RecordName,
  recordPaths,
  type Unpublished,
} from "#core/desk-records.ts";
import { cellsIn, networkFileMax, regionsIn } from "#core/network.ts";
import { kept } from "#server/uploads/read-upload.ts";
import type { DeskOptions } from "../desk-app.ts";
import { type DeskContext, type DeskEnv, goTo, personOf, refuse } from "../desk-env.ts";
import { choosable, mayEdit } from "../roles.ts";
import { type ReadNetwork, readNetwork } from "./network-data.ts";
import { publishDrafts, saveWhole } from "./publish-drafts.ts";
import { writtenRecord } from "./written-records.ts";

const mostListed = 200;

/** Adds the page on which the list of places is read, looked at, and published. */
export function addNetwork(app: Hono<DeskEnv>, options: DeskOptions): void {
  const { store } = options;
  app.get(recordPaths.network, (c) => show(c));

  app.post(recordPaths.network, async (c) => {
    const person = personOf(c);
    const form = c.get("form");
    const country = countryIn(form.country);
    if (!country || !mayEdit(person, [country])) return refuse(c, "not_allowed");
    const name: RecordName = `network/${country}`;
    if (form.do === "publish") return publish(c, name, country, form.file ?? "");
    if (form.do === "remove") {
      return settle(c, name, null, "record_removed");
    }
    const list = c.get("files").list;
    if (!list) return show(c, [], "network_wrong");
    const bytes = new Uint8Array(await list.arrayBuffer());
    const read = await readNetwork({ bytes, country, today: todayIn() });
    const found = read.files.map((file) => file.country);
    if (!mayEdit(person, found)) return refuse(c, "not_allowed");
    const previews: NetworkPreview[] = [];
    for (const file of read.files) {
      // Lines whose country is not known, and all others that cannot be read, are said once.
      const problems = file.country === country ? read.problems : [];
      if (file.rows > 0 || problems.length > 0) previews.push(await preview(c, file, problems));
    }
    const isRead = previews.some(({ file }) => file) && read.problems.length === 0;
    return show(c, previews, isRead ? "network_read" : "network_wrong");
  });

  /** Stores the data as it would be published. */
  async function preview(
    c: DeskContext,
    { bytes, regions, ...read }: ReadNetwork["files"][number],
    problems: NetworkPreview["problems"],
  ): Promise<NetworkPreview> {
    const isTooMuch = bytes.length > networkFileMax;
    const about = { ...read, bytes: bytes.length };
    const tooMuch = { line: 1, problem: "too_much", found: "" } as const;
    const all = isTooMuch ? [tooMuch, ...problems] : problems;
    const listed = { problems: all.slice(0, mostListed), problemCount: all.length };
    if (read.rows === 0 || isTooMuch) return { ...about, ...listed, regions: 0, file: undefined };
    const { hash, file, type } = kept(bytes, "json");
    const who = personOf(c).email;
    await store.addUpload({ hash, type, size: bytes.length, bytes, who });
    return { ...about, ...listed, regions, file };
  }

  async function publish(c: DeskContext, name: RecordName, country: CountryCode, file: string) {
    const stored = await store.upload(file.slice(0, 64));
    const isData = stored?.type === "application/json";
    const data = networkFileSchema.safeParse(
      isData ? JSON.parse(Buffer.from(stored.bytes).toString()) : undefined,
    );
    if (!data.success || data.data.country !== country) return refuse(c, "form_ended");
    const { day } = data.data;
    const rows = cellsIn(data.data);
    if (rows === 0) return refuse(c, "form_ended");
    const record = { country, day, file, rows, regions: regionsIn(data.data) };
    return settle(c, name, record, "record_published");
  }

  async function settle(
    c: DeskContext,
    name: RecordName,
    value: object | null,
    notice: "record_published" | "record_removed",
  ): Promise<Response> {
    const person = personOf(c);
    const who = person.email;
    const written = writtenRecord(name, await store.drafts());
    const isSaved = await saveWhole(options, written, value, who);
    const reasons = isSaved
      ? await publishDrafts(options, name, person)
      : (["outdated"] satisfies Unpublished[]);
    if (reasons === "unchanged") return goTo(c, recordPaths.network, "record_unchanged");
    if (reasons) return show(c, [], "not_published", reasons);
    await store.addAudit({ who, what: notice, leadId: name });
    return goTo(c, recordPaths.network, notice);
  }

  async function show(
    c: DeskContext,
    previews: NetworkPreview[] = [],
    notice?: "network_read" | "network_wrong" | "not_published",
    reasons: Unpublished[] = [],
  ): Promise<Response> {
    if (notice) c.set("notice", notice);
    const drafts = await store.drafts();
    const networks = countries.map(({ code }): NetworkLine => {
      const { published } = writtenRecord(`network/${code}`, drafts);
      const { day = "", rows = 0, regions = {} } = (published ?? {}) as Partial<Published>;
      const current = published && { day, rows, regions: Object.keys(regions).length };
      return { country: code, current };
    });
    const about = { mayEdit: mayEdit(personOf(c)), countries: choosable(personOf(c)) };
    return c.get("show")({
      page: "records",
      tab: "network",
      networks,
      previews,
      reasons,
      ...about,
    });
  }
}

type Published = { day: string; rows: number; regions: object };

function countryIn(text: string | undefined): CountryCode | undefined {
  return text !== undefined && isCountryCode(text) ? text : undefined;
}
