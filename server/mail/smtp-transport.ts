import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection, { type SMTPConnectionAuth } from "nodemailer/lib/smtp-connection";
import { failureOf, outcomeOf } from "./smtp-outcome.ts";
import type { Outcome, OutgoingMail, Transport } from "./transport.ts";

/** All well below the lease, so that a delivery is never tried twice at once. */
export const smtpTimeouts = { connectMs: 10_000, socketMs: 30_000, messageMs: 60_000 };

/**
 * A connection a mail and a mail a recipient: each gets its own answer, and none can break another's connection.
 */
export function smtpTransport(url: string, timeouts = smtpTimeouts): Transport {
  const { auth, ...server } = parseConnectionUrl(url);

  return {
    async send(mail): Promise<Outcome> {
      const connection = new SMTPConnection({
        ...server,
        connectionTimeout: timeouts.connectMs,
        greetingTimeout: timeouts.connectMs,
        dnsTimeout: timeouts.connectMs,
        socketTimeout: timeouts.socketMs,
      });
      const lost = lossOf(connection, timeouts.messageMs);
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
  };
}

/** Rejects when the connection breaks, or when all of it takes too long. */
function lossOf(connection: SMTPConnection, limitMs: number) {
  const { promise, reject } = Promise.withResolvers<never>();
  const tooLong = Object.assign(new Error(), { code: "EDEADLINE" });
  const timer = setTimeout(() => reject(tooLong), limitMs);
  // Stays on: a late error without a listener would end the process.
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
