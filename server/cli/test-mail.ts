import { desks } from "#core/contact.ts";
import type { Config } from "#server/config.ts";
import { composeTest } from "#server/mail/message.ts";
import { openMailTransport } from "#server/mail/open-mail-transport.ts";
import { type CommandNamed, type Print, UsageError } from "./arguments.ts";
import { table } from "./table.ts";

/** Sends one mail to each desk, or to one desk or address, by the server's settings, and prints each reply. */
export async function testMail(
  { to }: CommandNamed<"test-mail">,
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
