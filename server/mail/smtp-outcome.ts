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

/**
 * The recipient's address or mailbox does not exist (RFC 3463, RFC 7505). Other 5.1 codes concern the sender or no particular
 * address; the other classes concern us, the route, limits or the message.
 */
const recipientIsGone = /^5\.(1\.([12346]|10)|2\.1)$/;

/** The outcome for a mail, once the server has sent its greeting. */
export function outcomeOf(error: unknown): Outcome {
  const { responseCode = 0, command } = error as SmtpError;
  const failure = failureOf(error);
  if (responseCode < 500) return { kind: "postponed", failure };
  // The sender is the same in every mail, so a refused sender concerns all of them.
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
