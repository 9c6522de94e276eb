import type { Config } from "#server/config.ts";
import { fileTransport } from "./file-transport.ts";
import type { MailTransport } from "./outgoing-mail.ts";
import { smtpTransport } from "./smtp-transport.ts";

type Options = Pick<Config, "smtpUrl" | "dataDir">;

export function openMailTransport(
  { smtpUrl, dataDir }: Options,
  timeouts?: Parameters<typeof smtpTransport>[1],
): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl, timeouts) : fileTransport(dataDir);
}
