import { randomUUIDv7 } from "node:crypto";
import { hostname } from "node:os";
import { desks } from "#core/contact.ts";
import type { Config } from "#server/config.ts";
import { compose } from "#server/mail/compose.ts";
import { composeTest } from "#server/mail/message.ts";
import { openMailTransport } from "#server/mail/open-mail-transport.ts";
import { webhookTransport } from "#server/webhook/webhook-transport.ts";
import { type Print, required, UsageError } from "./arguments.ts";
import { table } from "./format.ts";

/** Sends one mail to each desk, or to one desk or address, by the server's settings, and prints each reply. */
export async function testMail(
  to: string | undefined,
  print: Print,
  config: Config,
): Promise<void> {
  const transport = openMailTransport(config);
  const rows: string[][] = [];
  for (const [name, address] of recipientsOf(to, config)) {
    const outcome = await transport.send(await composeTest(address, config));
    rows.push([name, address, outcome.kind === "sent" ? "accepted" : outcome.failure]);
  }
  print(`${table(["DESK", "ADDRESS", "REPLY"], rows)}\n`);
  if (!config.smtpUrl) print("SMTP_URL is not set: the mails are files in DATA_DIR/mail.\n");
  if (rows.some(([, , reply]) => reply !== "accepted")) {
    throw new UsageError("Not every mail was accepted; docs/on-call.md explains the codes.");
  }
}

function recipientsOf(
  to: string | undefined,
  { deskAddresses }: Config,
): [name: string, address: string][] {
  if (to?.includes("@")) return [["", to]];
  const named = desks.filter((desk) => to === undefined || desk === to);
  if (named.length === 0) {
    throw new UsageError(`There is no desk "${to}". The desks: ${desks.join(", ")}.`);
  }
  return named.flatMap((desk) => {
    const { default: everybody, countries } = deskAddresses[desk];
    const all = new Set([...everybody, ...Object.values(countries).flat()]);
    return [...all].map((address): [string, string] => [desk, address]);
  });
}

/** For a supervisor, such as systemd's OnFailure: tells the site's owner, or else the mailbox that mails come from. */
export async function reportFailure(
  what: string | undefined,
  print: Print,
  config: Config,
): Promise<void> {
  const failed = required(what, "report-failure needs the name of what failed");
  const to = config.digestTo ?? config.mailFrom;
  const mail = await compose({
    deliveryId: `failure-${randomUUIDv7()}`,
    from: config.mailFrom,
    to,
    subject: `${failed} failed (${new URL(config.publicOrigin).host})`,
    text: `${failed} failed on ${hostname()}. Its log says why: journalctl -u ${failed}\n`,
  });
  const outcome = await openMailTransport(config).send(mail);
  if (outcome.kind !== "sent") throw new UsageError(`${to} got no mail: ${outcome.failure}.`);
  print(`${to} got the mail.\n`);
}

/** Calls the webhook once, signed as for a lead but without one, and prints the receiver's reply. */
export async function testWebhook(print: Print, { webhook }: Config): Promise<void> {
  if (!webhook) {
    throw new UsageError("WEBHOOK_URL and WEBHOOK_SECRET are not set: there is nothing to call.");
  }
  const timestamp = new Date().toISOString();
  const outcome = await webhookTransport(webhook).send({
    id: `test-${randomUUIDv7()}`,
    body: JSON.stringify({ type: "webhook.test", timestamp, data: {} }),
  });
  if (outcome.kind !== "sent") {
    throw new UsageError(
      `The receiver did not accept the call: ${outcome.failure}. docs/on-call.md explains the code.`,
    );
  }
  print(`${new URL(webhook.url).host} accepted the call.\n`);
}
