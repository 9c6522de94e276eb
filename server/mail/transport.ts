export type OutgoingMail = { deliveryId: string; from: string; to: string; raw: Buffer };

/** Failures are short codes, fit to be stored and logged. */
export type Outcome =
  | { kind: "sent" }
  /** This mail failed now and may succeed later. */
  | { kind: "postponed"; failure: string }
  /** The recipient does not exist: the mail will never be taken. */
  | { kind: "refused"; failure: string }
  /** Refused for good, but for another reason than its recipient: a blocked host, a limit, a policy. */
  | { kind: "denied"; failure: string }
  /** No mail can be sent at all, through no fault of this one. */
  | Unreachable;

export type Unreachable = { kind: "unreachable"; failure: string };

export type Transport = {
  send(mail: OutgoingMail): Promise<Outcome>;
  /** Greets the server and logs in, without a mail. */
  check?(): Promise<{ kind: "reachable" } | Unreachable>;
  /** Takes back a mail whose lead was erased while it was being sent, where that is possible. */
  discard?(deliveryId: string): Promise<void>;
};
