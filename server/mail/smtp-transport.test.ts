import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { leaseMs } from "#server/leads/store.ts";
import { freePort } from "#server/testing/postgres.ts";
import { reply, startSmtp } from "#server/testing/smtp.ts";
import { smtpTimeouts, smtpTransport } from "./smtp-transport.ts";

const mail = {
  deliveryId: "d",
  from: "soporte@amparia.example",
  to: "claims@amparia.example",
  raw: Buffer.from("Subject: hola\r\n\r\ntexto\r\n"),
};

async function sendTo(options: Parameters<typeof startSmtp>[0], credentials = "") {
  const smtp = await startSmtp(options);
  onTestFinished(() => smtp.stop());
  const url = smtp.url.replace("//", `//${credentials}`);
  return { outcome: await smtpTransport(url).send(mail), received: smtp.received };
}

test("sends", async () => {
  const { outcome, received } = await sendTo({});
  expect(outcome).toEqual({ kind: "sent" });
  expect(received).toMatchObject([{ to: [mail.to], mail: { subject: "hola" } }]);
});

test("a final refusal of the recipient or of the message is final", async () => {
  const recipient = await sendTo({ onRcptTo: (_address, _session, done) => done(reply(550)) });
  expect(recipient.outcome).toEqual({ kind: "refused", failure: "smtp_550" });
  const message = await sendTo({
    onData(stream, _session, done) {
      stream.resume().on("end", () => done(reply(554)));
    },
  });
  expect(message.outcome).toEqual({ kind: "refused", failure: "smtp_554" });
});

test("a temporary refusal postpones", async () => {
  const recipient = await sendTo({ onRcptTo: (_address, _session, done) => done(reply(450)) });
  expect(recipient.outcome).toEqual({ kind: "postponed", failure: "smtp_450" });
  const sender = await sendTo({ onMailFrom: (_address, _session, done) => done(reply(451)) });
  expect(sender.outcome).toEqual({ kind: "postponed", failure: "smtp_451" });
});

test("what is refused about us is no fault of the mail", async () => {
  const greeting = await sendTo({ onConnect: (_session, done) => done(reply(554)) });
  expect(greeting.outcome).toEqual({ kind: "unreachable", failure: "smtp_554" });
  const sender = await sendTo({ onMailFrom: (_address, _session, done) => done(reply(553)) });
  expect(sender.outcome).toEqual({ kind: "unreachable", failure: "smtp_553" });
  const login = await sendTo(
    { onAuth: (_auth, _session, done) => done(reply(535)) },
    "user:secret@",
  );
  expect(login.outcome).toEqual({ kind: "unreachable", failure: "smtp_535" });
  const asked = await sendTo({ onRcptTo: (_address, _session, done) => done(reply(530)) });
  expect(asked.outcome).toEqual({ kind: "unreachable", failure: "smtp_530" });
});

test("logs in when it is told how", async () => {
  const { outcome } = await sendTo(
    { onAuth: (auth, _session, done) => done(null, { user: auth.username }) },
    "user:secret@",
  );
  expect(outcome).toEqual({ kind: "sent" });
});

test("nobody there is unreachable", async () => {
  const transport = smtpTransport(`smtp://127.0.0.1:${await freePort()}`);
  expect(await transport.send(mail)).toMatchObject({ kind: "unreachable" });
});

/** A server that says what it is told to, line by line, and then keeps silent or hangs up. */
async function scripted(lines: string[], atEnd: "silent" | "hang up"): Promise<string> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    const left = [...lines];
    const next = () => {
      const line = left.shift();
      if (line) socket.write(`${line}\r\n`);
      else if (atEnd === "hang up") socket.destroy();
    };
    socket.on("error", () => {});
    socket.on("data", next);
    next();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const short = { connectMs: 150, socketMs: 150, messageMs: 1_000 };
const untilData = ["220 hello", "250 ok", "250 ok", "250 ok", "354 go on"];

test("a stalled greeting is unreachable, a stalled or broken message is postponed", async () => {
  const outcome = async (lines: string[], atEnd: "silent" | "hang up") =>
    smtpTransport(await scripted(lines, atEnd), short).send(mail);
  expect(await outcome([], "silent")).toMatchObject({ kind: "unreachable" });
  expect(await outcome(untilData.slice(0, 3), "silent")).toMatchObject({ kind: "postponed" });
  expect(await outcome(untilData, "silent")).toMatchObject({ kind: "postponed" });
  expect(await outcome(untilData, "hang up")).toMatchObject({ kind: "postponed" });
});

test("no message takes as long as its lease", () => {
  expect(smtpTimeouts).toEqual({ connectMs: 10_000, socketMs: 30_000, messageMs: 60_000 });
  expect(smtpTimeouts.messageMs).toBeLessThan(leaseMs / 2);
});

test("a message has a limit of its own, however busy the other end keeps us", async () => {
  const url = await scripted(untilData, "silent");
  const transport = smtpTransport(url, { connectMs: 1_000, socketMs: 60_000, messageMs: 150 });
  expect(await transport.send(mail)).toEqual({ kind: "postponed", failure: "smtp_EDEADLINE" });
});
