import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type Received = { to: string[]; mail: Email; raw: string };

/** A real SMTP server on this machine that keeps accepted mails. Options override each stage. */
export async function startSmtp(options: SMTPServerOptions = {}, port = 0, host = "127.0.0.1") {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: options.onAuth ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      text(stream).then(async (raw) => {
        const to = session.envelope.rcptTo.map((recipient) => recipient.address);
        received.push({ to, raw, mail: await PostalMime.parse(raw) });
        done();
      }, done);
    },
    ...options,
  });
  // Tests cut connections on purpose; these errors are expected.
  server.on("error", () => {});
  server.listen(port, host);
  await once(server.server, "listening");
  const address = server.server.address() as AddressInfo;
  return {
    received,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

/** The error an SMTP stage returns to refuse, with or without an enhanced code. */
export function reply(responseCode: number, enhancedCode = ""): Error {
  const message = `${enhancedCode} refused in a test`.trim();
  return Object.assign(new Error(message), { responseCode });
}
