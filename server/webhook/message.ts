import { phoneOf } from "#core/contact-payload.ts";
import type { Claim } from "#server/leads/lead.ts";
import { programmeLink } from "#server/leads/programme-link.ts";

export type WebhookMessage = { id: string; body: string };

/** The id is that of the Message-ID: the same in every attempt, and a new one after `leads resend`. */
export function composeWebhook({ messageId, lead }: Claim, publicOrigin: string): WebhookMessage {
  const { id, contactType, name, email, company, message, page, country, language, campaign } =
    lead;
  const receivedAt = new Date(lead.receivedAt).toISOString();
  return {
    id: messageId.replace(/^<|@.*$/g, ""),
    body: JSON.stringify({
      type: "lead.created",
      timestamp: receivedAt,
      data: {
        id,
        receivedAt,
        contactType,
        name,
        email,
        phone: phoneOf(message),
        company,
        message,
        page,
        country,
        language,
        campaign,
        programme: programmeLink(lead, publicOrigin),
      },
    }),
  };
}
