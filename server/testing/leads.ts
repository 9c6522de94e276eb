import { toPayload } from "#core/contact-payload.ts";
import type { DeliveryState, NewLead } from "#server/leads/lead.ts";
import { leadsMatching } from "#server/leads/matching.ts";
import { newLead } from "#server/leads/new-lead.ts";
import type { LeadStore } from "#server/leads/store.ts";

let count = 0;

/** A valid body for the API, different each time. */
export function somePayload(changes: Record<string, unknown> = {}) {
  count += 1;
  const form = {
    name: `Ana Núñez ${count}`,
    email: `ana${count}@correo.example`,
    phone: "+54 11 5555 0101",
    message: `Quisiera ofrecer asistencias, mensaje ${count}.`,
    contactType: "client" as const,
  };
  const context = { page: "/servicios", country: "ar", language: "es", elapsed_ms: 9_000 };
  return { ...toPayload(form, context, new Date()), ...changes };
}

export function someLead(
  changes: Partial<NewLead> = {},
  idempotencyKey?: string,
  payload = somePayload(),
): NewLead {
  return { ...newLead(payload, { idempotencyKey, mailDomain: "amparia.example" }), ...changes };
}

/** How many deliveries of all leads are in each state. */
export async function stateCounts(store: LeadStore): Promise<Record<DeliveryState, number>> {
  const counts = { held: 0, waiting: 0, sending: 0, sent: 0, set_aside: 0, discarded: 0 };
  for await (const { deliveries } of leadsMatching(store)) {
    for (const { state } of deliveries) counts[state] += 1;
  }
  return counts;
}
