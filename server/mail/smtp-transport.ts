import { Readable } from "node:stream";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection, { type SMTPConnectionAuth } from "nodemailer/lib/smtp-connection";
import type { Outcome } from "#server/delivery/transport.ts";
import { isLoopback } from "#server/loopback.ts";
import type { MailTransport, OutgoingMail } from "./outgoing-mail.ts";
import { failureOf, isFull, outcomeOf } from "./smtp-outcome.ts";

/**
 * For the connection, for the exchange until the whole message is sent, and for the reply to it. A mail whose acceptance is not
 * waited for is sent again: RFC 5321, 4.5.3.2.6, asks for ten minutes.
 */
export const smtpTimeouts = { connectMs: 10_000, exchangeMs: 60_000, acceptMs: 10 * 60_000 };

/**
 * One connection per mail and one mail per recipient: each gets its own reply, and none can break another's connection. A
 * password is only ever sent encrypted.
 */
export function smtpTransport(url: string, timeouts = smtpTimeouts): MailTransport {
  const { auth, ...server } = parseConnectionUrl(url);
  let opened = 0;

  function open() {
    const connection = new SMTPConnection({
      ...server,
      ...(auth && !isLoopback(server.host ?? "localhost") && { requireTLS: true }),
      connectionTimeout: timeouts.connectMs,
      greetingTimeout: timeouts.connectMs,
      dnsTimeout: timeouts.connectMs,
      socketTimeout: timeouts.exchangeMs + timeouts.acceptMs,
    });
    opened += 1;
    connection.once("end", () => {
      opened -= 1;
    });
    return { connection, lost: lossOf(connection, timeouts.exchangeMs) };
  }

  return {
    async send(mail): Promise<Outcome> {
      const { connection, lost } = open();
      try {
        await Promise.race([lost.promise, greet(connection, auth as SMTPConnectionAuth)]);
      } catch (error) {
        lost.forget();
        connection.close();
        const failure = failureOf(error);
        if (opened > 0 && isFull(error)) {
          // One less: a connection that says goodbye counts until it is closed.
          return { kind: "crowded", failure, room: Math.max(1, opened - 1) };
        }
        return { kind: "unavailable", failure };
      }
      try {
        const onWhole = () => lost.limit(timeouts.acceptMs);
        const refusal = await Promise.race([lost.promise, transmit(connection, mail, onWhole)]);
        connection.quit();
        return refusal ? { kind: "sent", refusedFor: failureOf(refusal) } : { kind: "sent" };
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
        return { kind: "available" };
      } catch (error) {
        connection.close();
        return { kind: "unavailable", failure: failureOf(error) };
      } finally {
        lost.forget();
      }
    },
  };
}

/** Rejects when the connection breaks, or when the limit has passed. */
function lossOf(connection: SMTPConnection, limitMs: number) {
  const { promise, reject } = Promise.withResolvers<never>();
  const tooLong = Object.assign(new Error(), { code: "EDEADLINE" });
  let timer: NodeJS.Timeout | undefined;
  const forget = () => clearTimeout(timer);
  const limit = (ms: number) => {
    forget();
    timer = setTimeout(() => reject(tooLong), ms);
  };
  limit(limitMs);
  // Never removed: a late error without a listener would end the process.
  connection.on("error", reject);
  promise.catch(() => {});
  return { promise, limit, forget };
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

/**
 * Returns the refusal of one of the addresses, if others accepted. `onWhole`: the server asked for the message, and the whole of
 * it was handed over.
 */
function transmit(
  connection: SMTPConnection,
  { from, to, raw }: OutgoingMail,
  onWhole: () => void,
): Promise<Error | undefined> {
  const message = Readable.from([raw], { objectMode: false }).once("end", onWhole);
  return new Promise((resolve, reject) => {
    connection.send({ from, to: [to].flat(), size: raw.length }, message, (error, info) =>
      error ? reject(error) : resolve(info.rejectedErrors?.[0]),
    );
  });
}
