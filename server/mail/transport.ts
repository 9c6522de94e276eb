export type OutgoingMail = { deliveryId: string; from: string; to: string; raw: Buffer };

/** Failures are short codes, fit to be stored and logged. */
export type Outcome =
  | { kind: "sent" }
  /** This mail failed now and may succeed later. */
  | { kind: "postponed"; failure: string }
  /** The other end said that it will never take this mail. */
  | { kind: "refused"; failure: string }
  /** No mail can be sent at all, through no fault of this one. */
  | { kind: "unreachable"; failure: string };

export type Transport = {
  send(mail: OutgoingMail): Promise<Outcome>;
  /** Takes back a mail whose lead was erased while it was being sent, where that is possible. */
  discard?(deliveryId: string): Promise<void>;
};
