import type { Transport } from "#server/delivery/transport.ts";

export type OutgoingMail = {
  /** Undefined: it is about no lead. */
  leadId?: string | undefined;
  deliveryId: string;
  from: string;
  to: string | string[];
  raw: Buffer;
};

export type MailTransport = Transport<OutgoingMail>;
