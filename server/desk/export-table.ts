// Leads as people read them in a spreadsheet: in their language, on their clock, with real dates and numbers.
import { byLanguage } from "#content/by-language.ts";
import { contentFor } from "#content/content-for.ts";
import type { DeskTexts } from "#content/desk/schema.ts";
import { phoneOf } from "#core/contact-payload.ts";
import { countryOf } from "#core/countries.ts";
import { csvRow, csvSeparator, csvStart } from "#core/csv.ts";
import type { Language } from "#core/languages.ts";
import { dayOf } from "#server/day.ts";
import type { LeadWithDeliveries } from "#server/leads/lead.ts";
import { leadSource } from "#server/leads/lead-source.ts";
import { programmeLink } from "#server/leads/programme-link.ts";
import { referenceOf } from "#server/leads/reference.ts";
import { nameOf } from "#server/mail/texts.ts";

/** A time is in milliseconds, as the reader's clock shows it. */
export type Cell = string | number | { time: number } | null;

type Reader = { language: Language; zone: string; publicOrigin: string };
type Column = [
  name: keyof DeskTexts["export"],
  width: number,
  value: (lead: LeadWithDeliveries, words: DeskTexts, reader: Reader) => Cell,
];

const kinds = byLanguage("programme");

const columns: Column[] = [
  ["reference", 12, ({ id }) => referenceOf(id)],
  ["received", 17, ({ receivedAt }, _, { zone }) => timeIn(zone, receivedAt)],
  ["day", 12, ({ receivedAt }) => dayOf(receivedAt)],
  ["status", 14, ({ status }, words) => words.statuses[status]],
  ["owner", 26, ({ owner }) => owner],
  ["followUp", 12, ({ followUp }) => (followUp ? { time: Date.parse(followUp) } : null)],
  ["name", 24, ({ name }) => name],
  ["company", 24, ({ company }) => company],
  ["email", 28, ({ email }) => email],
  ["phone", 18, ({ message }) => phoneOf(message)],
  ["country", 14, (lead, _, { language }) => countryIn(leadSource(lead).country, language)],
  ["type", 14, ({ contactType }, words) => words.types[contactType]],
  ["message", 60, ({ message }) => message],
  ["notes", 40, ({ notes }) => notes.map(({ who, text }) => `${who}: ${text}`).join("\n")],
  ["page", 24, (lead) => leadSource(lead).page],
  ["campaign", 24, (lead) => leadSource(lead).campaign],
  [
    "kind",
    20,
    ({ estimate }, _, { language }) =>
      estimate ? kinds[language].companies[estimate.programme.company] : "",
  ],
  ["customers", 12, ({ estimate }) => estimate?.programme.customers ?? null],
  ["yearly", 14, ({ estimate }) => (estimate ? estimate.result.allIn.likely / 100 : null)],
  [
    "yearlyCurrency",
    10,
    ({ estimate }) => (estimate ? countryOf(estimate.programme.country).currency : ""),
  ],
  ["programme", 30, (lead, _, { publicOrigin }) => programmeLink(lead, publicOrigin)],
  ["value", 14, ({ value }) => value],
  ["currency", 10, ({ currency }) => currency],
  ["reason", 18, ({ reason }, words) => (reason ? words.reasons[reason] : "")],
  ["answered", 17, ({ answeredAt }, _, { zone }) => timeIn(zone, answeredAt)],
  ["closed", 17, ({ closedAt }, _, { zone }) => timeIn(zone, closedAt)],
  ["held", 24, ({ heldReason }, words) => (heldReason ? words.leads.heldReasons[heldReason] : "")],
];

export const columnWidths = columns.map(([, width]) => width);

/** Row by row, with headings. */
export async function* exportRows(
  leads: AsyncIterable<LeadWithDeliveries>,
  reader: Reader,
): AsyncGenerator<Cell[]> {
  const words = contentFor({ country: "ar", language: reader.language }, "desk");
  yield columns.map(([name]) => words.export[name]);
  for await (const lead of leads) yield columns.map(([, , value]) => value(lead, words, reader));
}

/** As Excel of that language opens it. */
export async function* exportCsv(rows: AsyncIterable<Cell[]>, language: Language) {
  yield csvStart;
  const decimal = language === "en" ? "." : ",";
  const plain = (cell: Cell) => {
    if (cell === null) return "";
    if (typeof cell === "number") return `${cell}`.replace(".", decimal);
    if (typeof cell === "string") return cell;
    return new Date(cell.time).toISOString().slice(0, 16).replace("T", " ").replace(" 00:00", "");
  };
  for await (const row of rows) yield csvRow(row.map(plain), csvSeparator(language));
}

function timeIn(zone: string, ms: number | null): Cell {
  if (ms === null) return null;
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(ms);
  return { time: Date.parse(`${parts.replace(" ", "T")}Z`) };
}

function countryIn(code: string, language: Language): string {
  return code && nameOf("region", code.toUpperCase(), language);
}
