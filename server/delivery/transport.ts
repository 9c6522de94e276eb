/** Failures are short codes, safe to store and log. All but the last two kinds concern this delivery alone. */
export type Outcome =
  /** `refusedFor`: at least one of a desk's addresses accepted it, and another refused it for this reason. */
  | { kind: "sent"; refusedFor?: string }
  /** Refused before it was read: because of the recipient, or of us, but not of its content. */
  | { kind: "refused"; failure: string }
  /** Refused once it was read, or broken off. */
  | { kind: "failed"; failure: string }
  /** The other side takes no more at once than these, which it handles. */
  | { kind: "crowded"; failure: string; room: number }
  | Unavailable;

/** Nothing can be sent now: this delivery is not the cause. */
export type Unavailable = { kind: "unavailable"; failure: string };

export type Transport<Message> = {
  send(message: Message): Promise<Outcome>;
  /** Connects and logs in without sending anything. */
  check?(): Promise<{ kind: "available" } | Unavailable>;
  /** Deletes the mails of a lead that was erased while one was being sent, where that is possible. */
  discard?(leadId: string): Promise<void>;
};
