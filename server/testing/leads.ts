import { toPayload } from "#core/contact.ts";
import type { NewLead } from "#server/leads/lead.ts";
import { newLead } from "#server/leads/new-lead.ts";

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
