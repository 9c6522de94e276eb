/** Failures are short codes, safe to store and log. */
export type Outcome =
  | { kind: "sent" }
  /** This delivery failed now and may succeed later. */
  | { kind: "postponed"; failure: string }
  /** The recipient does not exist: it will never be accepted. */
  | { kind: "refused"; failure: string }
  /** Refused permanently, but not because of the recipient: a blocked host, a limit, a policy. */
  | { kind: "denied"; failure: string }
  /** Nothing can be sent at all; this delivery is not the cause. */
  | Unreachable
  /** It looks like that, but this delivery was read, so its content may be the cause: a firewall answers so. */
  | { kind: "blocked"; failure: string };

export type Unreachable = { kind: "unreachable"; failure: string };

export type Transport<Message> = {
  send(message: Message): Promise<Outcome>;
  /** Connects and logs in without sending anything. */
  check?(): Promise<{ kind: "reachable" } | Unreachable>;
  /** Deletes a mail whose lead was erased while it was being sent, where that is possible. */
  discard?(deliveryId: string): Promise<void>;
};
