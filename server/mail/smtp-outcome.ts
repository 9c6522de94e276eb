import type { Outcome } from "#server/delivery/transport.ts";

/** Fields of nodemailer's errors. Only the codes of a reply are kept: its text may quote the message. */
type SmtpError = {
  /** nodemailer's code: ESOCKET, ETLS, EAUTH ... */
  code?: string;
  /** The system's code: ECONNREFUSED, DEPTH_ZERO_SELF_SIGNED_CERT ... */
  originalCode?: string;
  responseCode?: number;
  response?: string;
  command?: string;
};

/** Replies about our login rather than about the mail. */
const loginReplies = [530, 534, 535, 538];

/** The reply to a message that is too large; the only one to MAIL FROM that concerns the message. */
const tooLarge = 552;

/** The outcome for a mail, once the server has sent its greeting. The sender is the same in every mail, so its refusal concerns all. */
export function outcomeOf(error: unknown): Outcome {
  const { responseCode = 0, command } = error as SmtpError;
  const failure = failureOf(error);
  const isSender = command === "MAIL FROM" && responseCode > 0 && responseCode !== tooLarge;
  if (isSender || loginReplies.includes(responseCode)) return { kind: "unavailable", failure };
  return { kind: command === "RCPT TO" ? "refused" : "failed", failure };
}

/** What a mail server greets with that has as many connections as it takes, and one that closes. */
export function isFull(error: unknown): boolean {
  return (error as SmtpError).responseCode === 421;
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
