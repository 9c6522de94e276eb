import { phoneOf } from "#core/contact-payload.ts";
import type { Delivery, LeadWithDeliveries } from "#server/leads/lead.ts";
import { programmeLink } from "#server/leads/programme-link.ts";
import { stateSummary } from "#server/leads/table.ts";
import { quoted } from "#server/mail/text-body.ts";

export function leadTable(leads: LeadWithDeliveries[]): string {
  return table(
    [
      "ID",
      "RECEIVED (UTC)",
      "TYPE",
      "COUNTRY",
      "NAME",
      "COMPANY",
      "E-MAIL",
      "PHONE",
      "DELIVERIES",
      "PROGRAMME",
    ],
    leads.map((lead) => [
      lead.id,
      timeText(lead.receivedAt),
      lead.contactType,
      shorten(lead.country, 10),
      shorten(lead.name, 24),
      shorten(lead.company, 24),
      shorten(lead.email, 32),
      shorten(phoneOf(lead.message), 20),
      stateSummary(lead.deliveries),
      programmeSummary(lead),
    ]),
  );
}

export function leadText(lead: LeadWithDeliveries, publicOrigin: string): string {
  const facts: [string, string][] = [
    ["ID", lead.id],
    ["Received", `${timeText(lead.receivedAt)} UTC`],
    ["Type", lead.contactType],
    ["Name", lead.name],
    ["E-mail", lead.email],
    ["Phone", phoneOf(lead.message)],
    ["Company", lead.company],
    ["Page", lead.page],
    ["Country", lead.country],
    ["Language", lead.language],
    ["Campaign", lead.campaign],
    ["Programme", programmeLink(lead, publicOrigin)],
    ["Held for", lead.heldReason ?? ""],
  ];
  const deliveries = table(
    ["DESK", "STATE", "ATTEMPTS", "NEXT (UTC)", "SENT (UTC)", "LAST FAILURE"],
    lead.deliveries.map((delivery) => [
      delivery.desk,
      delivery.state,
      String(delivery.attempts),
      nextTime(delivery),
      delivery.sentAt === null ? "" : timeText(delivery.sentAt),
      delivery.failure ?? "",
    ]),
  );
  const shown = facts.filter(([, value]) => value !== "");
  return `${table(["", ""], shown).trimStart()}\n\n${quoted(lead.message)}\n\n${deliveries}`;
}

/** While it is being sent, when another server takes it over if this one has died. */
function nextTime({ state, dueAt, leaseUntil }: Delivery): string {
  if (state === "sending" && leaseUntil !== null) return timeText(leaseUntil);
  return state === "waiting" ? timeText(dueAt) : "";
}

/** "us, health, 120000 customers, 3 services"; the link, of several hundred characters, is in `show` and `export`. */
function programmeSummary({ estimate }: LeadWithDeliveries): string {
  if (!estimate) return "";
  const { country, company, customers, services: chosen } = estimate.programme;
  const services = counted(chosen.length, "service");
  return `${country}, ${company}, ${counted(customers, "customer")}, ${services}`;
}

/** For `--json`. The phone number is sent as the last line of the message. */
export function forPrograms(lead: LeadWithDeliveries, publicOrigin: string) {
  return {
    ...lead,
    phone: phoneOf(lead.message),
    programmeLink: programmeLink(lead, publicOrigin),
  };
}

export function timeText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace("T", " ");
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Columns as wide as their content, for a terminal. */
export function table(headings: string[], rows: string[][]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, n) => Math.max(...lines.map((line) => line[n]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, n) => cell.padEnd(widths[n] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Cut to a width, between characters, and marked with an ellipsis. */
function shorten(text: string, width: number): string {
  const characters = [...text];
  return characters.length <= width ? text : `${characters.slice(0, width - 1).join("")}…`;
}
