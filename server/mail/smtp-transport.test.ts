import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import type { SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "#server/testing/free-port.ts";
import { reply, startSmtp } from "#server/testing/smtp.ts";
import { failureOf, outcomeOf } from "./smtp-outcome.ts";
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

const atRcpt = (code: number, enhanced?: string) =>
  sendTo({ onRcptTo: (_address, _session, done) => done(reply(code, enhanced)) });

const atData = (code: number, enhanced?: string) =>
  sendTo({
    onData(stream, _session, done) {
      stream.resume().on("end", () => done(reply(code, enhanced)));
    },
  });

test.each([
  [550, "5.1.1"],
  [554, "5.7.1"],
  [552, "5.2.2"],
  [550, ""],
  [450, ""],
])("a refusal (%i %s) concerns this mail, before or after it was read", async (code, enhanced) => {
  const failure = `smtp_${code}${enhanced && `_${enhanced}`}`;
  expect((await atRcpt(code, enhanced)).outcome).toEqual({ kind: "refused", failure });
  expect((await atData(code, enhanced)).outcome).toEqual({ kind: "failed", failure });
});

test("a mail that one of a desk's addresses refuses is sent to the others, and the refusal is told", async () => {
  const smtp = await startSmtp({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("gone@") ? reply(550, "5.1.1") : undefined),
  });
  onTestFinished(() => smtp.stop());
  const to = ["gone@amparia.example", "here@amparia.example"];
  expect(await smtpTransport(smtp.url).send({ ...mail, to })).toEqual({
    kind: "sent",
    refusedFor: "smtp_550_5.1.1",
  });
  expect(smtp.received).toMatchObject([{ to: ["here@amparia.example"] }]);
});

test("what is refused about us is no fault of the mail", async () => {
  for (const code of [421, 554]) {
    const greeting = await sendTo({ onConnect: (_session, done) => done(reply(code)) });
    expect(greeting.outcome).toEqual({ kind: "unavailable", failure: `smtp_${code}` });
  }
  for (const code of [451, 553]) {
    const sender = await sendTo({ onMailFrom: (_address, _session, done) => done(reply(code)) });
    expect(sender.outcome).toEqual({ kind: "unavailable", failure: `smtp_${code}` });
  }
  const login = await sendTo(
    { onAuth: (_auth, _session, done) => done(reply(535)) },
    "user:secret@",
  );
  expect(login.outcome).toEqual({ kind: "unavailable", failure: "smtp_535" });
  const refused = await sendTo({ onRcptTo: (_address, _session, done) => done(reply(530)) });
  expect(refused.outcome).toEqual({ kind: "unavailable", failure: "smtp_530" });
});

test("logs in when it is told how", async () => {
  const { outcome } = await sendTo(
    { onAuth: (auth, _session, done) => done(null, { user: auth.username }) },
    "user:secret@",
  );
  expect(outcome).toEqual({ kind: "sent" });
});

test("a server that greets is reachable", async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  expect(await smtpTransport(smtp.url).check?.()).toEqual({ kind: "available" });
  expect(smtp.received).toEqual([]);
});

test("once the outcome is known no timer is left", async () => {
  const well = await startSmtp();
  const refusing = await startSmtp({ onRcptTo: (_address, _session, done) => done(reply(450)) });
  onTestFinished(() => Promise.all([well.stop(), refusing.stop()]).then(() => {}));
  const urls = [well.url, refusing.url, `smtp://127.0.0.1:${await freePort()}`];
  const started = vi.spyOn(globalThis, "setTimeout");
  const cleared = vi.spyOn(globalThis, "clearTimeout");
  for (const url of urls) {
    const transport = smtpTransport(url, { ...smtpTimeouts, exchangeMs: 54_321 });
    await transport.send(mail);
    await transport.check?.();
  }
  const limits = started.mock.results.filter((_, n) => started.mock.calls[n]?.[1] === 54_321);
  expect(limits).toHaveLength(6);
  for (const { value } of limits) expect(cleared).toHaveBeenCalledWith(value);
});

test.each([
  [{ responseCode: 500, response: "500 5.5.1 what?" }, "failed", "smtp_500_5.5.1"],
  [{ responseCode: 552, command: "MAIL FROM" }, "failed", "smtp_552"],
  [{ code: "EMESSAGE", command: "MAIL FROM" }, "failed", "smtp_EMESSAGE"],
  [{ responseCode: 550, response: "550 see 550 5.1.1" }, "failed", "smtp_550"],
  [{ responseCode: 550, response: "550-5.12.123 long" }, "failed", "smtp_550_5.12.123"],
  [{ code: "ETLS" }, "failed", "smtp_tls"],
  [{ code: "ESOCKET", originalCode: "ECONNRESET" }, "failed", "smtp_ECONNRESET"],
  [{}, "failed", "smtp_unknown"],
])("%j is %s, as %s", (error, kind, failure) => {
  expect(outcomeOf(error)).toEqual({ kind, failure });
  expect(failureOf(error)).toBe(failure);
});

test("nobody there and no encryption are told apart", async () => {
  const away = smtpTransport(`smtp://127.0.0.1:${await freePort()}`);
  const refused = { kind: "unavailable", failure: "smtp_ECONNREFUSED" };
  expect(await away.send(mail)).toEqual(refused);
  expect(await away.check?.()).toEqual(refused);
  const smtp = await startSmtp({ disabledCommands: ["AUTH"] });
  onTestFinished(() => smtp.stop());
  const noTrust = { kind: "unavailable", failure: expect.stringMatching(/^smtp_tls_\w*CERT/) };
  expect(await smtpTransport(smtp.url).send(mail)).toEqual(noTrust);
  expect(await smtpTransport(smtp.url).check?.()).toEqual(noTrust);
});

test("a password that would leave the machine needs encryption", async () => {
  const [address] = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal);
  const host = address?.address ?? "0.0.0.0";
  const onAuth = vi.fn<NonNullable<SMTPServerOptions["onAuth"]>>((_auth, _session, done) =>
    done(null, { user: "user" }),
  );
  const smtp = await startSmtp({ onAuth }, 0, host);
  onTestFinished(() => smtp.stop());
  const transport = smtpTransport(`smtp://user:secret@${host}:${smtp.port}`);
  const outcome = await transport.send(mail);
  expect(outcome).toMatchObject({
    kind: "unavailable",
    failure: expect.stringMatching(/^smtp_tls/),
  });
  expect(onAuth).not.toHaveBeenCalled();
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

/** What is not stalled may take its time on a busy machine. */
const short = { connectMs: 20_000, exchangeMs: 2_000, acceptMs: 150 };
const untilData = ["220 hello", "250 ok", "250 ok", "250 ok", "354 go on"];

test("a stalled greeting means that the server is not there; a stalled or broken exchange concerns the mail", async () => {
  const outcome = async (lines: string[], atEnd: "silent" | "hang up", limits = short) =>
    smtpTransport(await scripted(lines, atEnd), limits).send(mail);
  const hasty = { ...short, connectMs: 150 };
  expect(await outcome([], "silent", hasty)).toMatchObject({ kind: "unavailable" });
  const tooLong = { kind: "failed", failure: "smtp_EDEADLINE" };
  expect(await outcome(untilData.slice(0, 3), "silent")).toEqual(tooLong);
  expect(await outcome(untilData, "silent")).toEqual(tooLong);
  expect(await outcome(untilData, "hang up")).toMatchObject({ kind: "failed" });
});

test("ten minutes are waited for the acceptance of a whole mail, as RFC 5321 asks", async () => {
  const started = vi.spyOn(globalThis, "setTimeout");
  const { outcome } = await sendTo({});
  expect(outcome).toEqual({ kind: "sent" });
  const limits = started.mock.calls.map(([, ms]) => ms).filter((ms) => ms && ms >= 60_000);
  expect(limits).toContain(600_000);
  // nodemailer's own limit for a silent connection must not end the wait.
  expect(Math.min(...limits.filter((ms) => ms !== 60_000).map(Number))).toBe(600_000);
});

test("a mail that is accepted after the exchange's limit was sent", async () => {
  const smtp = await startSmtp({
    onData(stream, _session, done) {
      stream.resume().on("end", () => setTimeout(done, 3_100));
    },
  });
  onTestFinished(() => smtp.stop());
  const transport = smtpTransport(smtp.url, {
    connectMs: 20_000,
    exchangeMs: 3_000,
    acceptMs: 60_000,
  });
  expect(await transport.send(mail)).toEqual({ kind: "sent" });
});
