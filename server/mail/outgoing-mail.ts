import type { Transport } from "#server/delivery/transport.ts";

export type OutgoingMail = { deliveryId: string; from: string; to: string | string[]; raw: Buffer };

export type MailTransport = Transport<OutgoingMail>;
