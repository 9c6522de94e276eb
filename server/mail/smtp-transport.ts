import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection, { type SMTPConnectionAuth } from "nodemailer/lib/smtp-connection";
import type { Outcome } from "#server/delivery/transport.ts";
import { isLoopback } from "#server/loopback.ts";
import type { MailTransport, OutgoingMail } from "./outgoing-mail.ts";
import { failureOf, outcomeOf } from "./smtp-outcome.ts";

/** All well below the lease, so that no delivery is sent twice at once. */
export const smtpTimeouts = { connectMs: 10_000, socketMs: 30_000, messageMs: 60_000 };

/**
 * One connection per mail and one mail per recipient: each gets its own reply, and none can break another's connection. A
 * password is only ever sent encrypted.
 */
export function smtpTransport(url: string, timeouts = smtpTimeouts): MailTransport {
  const { auth, ...server } = parseConnectionUrl(url);

  function open() {
    const connection = new SMTPConnection({
      ...server,
      ...(auth && !isLoopback(server.host ?? "localhost") && { requireTLS: true }),
      connectionTimeout: timeouts.connectMs,
      greetingTimeout: timeouts.connectMs,
      dnsTimeout: timeouts.connectMs,
      socketTimeout: timeouts.socketMs,
    });
    return { connection, lost: lossOf(connection, timeouts.messageMs) };
  }

  return {
    async send(mail): Promise<Outcome> {
      const { connection, lost } = open();
      try {
        await Promise.race([lost.promise, greet(connection, auth as SMTPConnectionAuth)]);
      } catch (error) {
        lost.forget();
        connection.close();
        return { kind: "unreachable", failure: failureOf(error) };
      }
      try {
        await Promise.race([lost.promise, transmit(connection, mail)]);
        connection.quit();
        return { kind: "sent" };
      } catch (error) {
        connection.close();
        return outcomeOf(error);
      } finally {
        lost.forget();
      }
    },
    async check() {
      const { connection, lost } = open();
      try {
        await Promise.race([lost.promise, greet(connection, auth as SMTPConnectionAuth)]);
        connection.quit();
        return { kind: "reachable" };
      } catch (error) {
        connection.close();
        return { kind: "unreachable", failure: failureOf(error) };
      } finally {
        lost.forget();
      }
    },
  };
}

/** Rejects when the connection breaks, or when the whole exchange takes too long. */
function lossOf(connection: SMTPConnection, limitMs: number) {
  const { promise, reject } = Promise.withResolvers<never>();
  const tooLong = Object.assign(new Error(), { code: "EDEADLINE" });
  const timer = setTimeout(() => reject(tooLong), limitMs);
  // Never removed: a late error without a listener would end the process.
  connection.on("error", reject);
  promise.catch(() => {});
  return { promise, forget: () => clearTimeout(timer) };
}

async function greet(
  connection: SMTPConnection,
  auth: SMTPConnectionAuth | undefined,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
  if (!auth) return;
  await new Promise<void>((resolve, reject) => {
    connection.login(auth, (error) => (error ? reject(error) : resolve()));
  });
}

function transmit(connection: SMTPConnection, { from, to, raw }: OutgoingMail): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    connection.send({ from, to: [to], size: raw.length }, raw, (error) =>
      error ? reject(error) : resolve(),
    );
  });
}
