import type { Outcome } from "./transport.ts";

/** What nodemailer's errors carry. Of the reply only its codes are kept: its words may quote the message. */
type SmtpError = {
  /** What nodemailer calls it: ESOCKET, ETLS, EAUTH ... */
  code?: string;
  /** What the system called it: ECONNREFUSED, DEPTH_ZERO_SELF_SIGNED_CERT ... */
  originalCode?: string;
  responseCode?: number;
  response?: string;
  command?: string;
};

/** Replies about us rather than about the mail: a login is asked for, or was refused. */
const loginReplies = [530, 534, 535, 538];

/**
 * The recipient's address or mailbox does not exist (RFC 3463, RFC 7505). The rest of 5.1 speaks of the sender or of nobody in
 * particular, and every other class of us, of the route, of limits or of the message.
 */
const recipientIsGone = /^5\.(1\.([12346]|10)|2\.1)$/;

/** What an error says about a mail, once the server has greeted us. */
export function outcomeOf(error: unknown): Outcome {
  const { responseCode = 0, command } = error as SmtpError;
  const failure = failureOf(error);
  if (responseCode < 500) return { kind: "postponed", failure };
  // The sender is ours and the same in every mail.
  if (command === "MAIL FROM" || loginReplies.includes(responseCode)) {
    return { kind: "unreachable", failure };
  }
  return { kind: recipientIsGone.test(enhancedCode(error)) ? "refused" : "denied", failure };
}

export function failureOf(error: unknown): string {
  const { code = "unknown", originalCode, responseCode } = error as SmtpError;
  const enhanced = enhancedCode(error);
  const isTls = code === "ETLS" || /TLS|SSL|CERT|ALTNAME/.test(originalCode ?? "");
  const stage = isTls ? "smtp_tls" : "smtp";
  if (responseCode) return `${stage}_${responseCode}${enhanced && `_${enhanced}`}`;
  return isTls && !originalCode ? stage : `${stage}_${originalCode ?? code}`;
}

function enhancedCode(error: unknown): string {
  const { response = "" } = error as SmtpError;
  return response.match(/^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/)?.[1] ?? "";
}
