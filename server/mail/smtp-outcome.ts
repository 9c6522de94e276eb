import type { Outcome } from "./transport.ts";

/** What nodemailer's errors carry that is safe to keep: no text of the server's. */
type SmtpError = { code?: string; responseCode?: number; command?: string };

/** Replies about us rather than about the mail: a login is asked for, or was refused. */
const loginReplies = [530, 534, 535, 538];

/** What an error says about a mail, once the server has greeted us. */
export function outcomeOf(error: unknown): Outcome {
  const { responseCode = 0, command } = error as SmtpError;
  const failure = failureOf(error);
  if (responseCode < 500) return { kind: "postponed", failure };
  // The sender is ours and the same in every mail.
  const isAboutUs = command === "MAIL FROM" || loginReplies.includes(responseCode);
  return { kind: isAboutUs ? "unreachable" : "refused", failure };
}

export function failureOf(error: unknown): string {
  const { code, responseCode } = error as SmtpError;
  return responseCode ? `smtp_${responseCode}` : `smtp_${code ?? "unknown"}`;
}
