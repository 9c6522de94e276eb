import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setOverlay } from "#content/edition.ts";
import type { DeskConfig } from "#server/config.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { digestLeaseMs } from "#server/leads/store.ts";
import { createLog } from "#server/log.ts";
import { smtpTransport } from "#server/mail/smtp-transport.ts";
import { database, describeEachStore, store } from "#server/testing/each-store.ts";
import { someLead, somePayload } from "#server/testing/leads.ts";
import { patiently } from "#server/testing/patience.ts";
import { startServer } from "#server/testing/server.ts";
import { reply, startSmtp } from "#server/testing/smtp.ts";
import { createDigest } from "./digest.ts";

const to = "owner@correo.example";
const hour = 3_600_000;
const day = 24 * hour;

describeEachStore(() => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let isRefused: boolean;
  let logLines: string[];

  beforeEach(async () => {
    isRefused = false;
    logLines = [];
    smtp = await startSmtp({
      onRcptTo: (_address, _session, done) => done(isRefused ? reply(451) : null),
    });
  });
  afterEach(async () => {
    await smtp.stop();
  });

  /** Of one server; several may share the store. */
  const digestOn = (its: LeadStore) =>
    createDigest({
      store: its,
      transport: smtpTransport(smtp.url),
      config: {
        mailFrom: "web@correo.example",
        mailLanguage: "es",
        digestTo: to,
        figures: true,
        desk: { origin: "https://desk.correo.example" } as DeskConfig,
      },
      log: createLog("info", { write: (line) => logLines.push(line) }),
    });

  /** Sets the clock to a time of the day after today, in UTC, on a site that was there before. */
  async function moveToTomorrow(hours: number): Promise<string> {
    // Moving SQLite's clock moves Date.now().
    const nowMs = Math.round(performance.timeOrigin + performance.now());
    const midnight = nowMs - (nowMs % day);
    await store.skipDigests([new Date(midnight - 9 * day).toISOString().slice(0, 10)]);
    await database.moveClock(midnight + day + hours * hour - nowMs);
    return new Date(midnight).toISOString().slice(0, 10);
  }

  test("counts leads and views of the day, of its week and of the week before, and what waits", async () => {
    const views = { measure: "views", dimension: "page", value: "/br" } as const;
    const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString().slice(0, 10);
    await store.addAnalytics([
      { ...views, day: daysAgo(0), count: 40 },
      { ...views, day: daysAgo(6), count: 300 },
      { ...views, day: daysAgo(7), count: 1_200 },
    ]);
    const place = (country: string, page: string, campaign: string) =>
      someLead({}, undefined, somePayload({ context: { country, page, campaign } }));
    for (const lead of [
      place("ar", "/servicios", "campaign=otoño"),
      place("ar", "/", "campaign=otoño"),
      place("br", "/br", ""),
      someLead({ heldReason: "trap", country: "xx", campaign: "spam" }),
    ]) {
      await store.add(lead);
    }
    const [claim, retried] = await store.claim(2);
    await store.setAside(claim!, "smtp_550_5.1.1");
    await store.postpone(retried!, day, "smtp_451");
    const today = await moveToTomorrow(9.5);
    await digestOn(store)();
    expect(smtp.received).toHaveLength(1);
    const [{ to: recipients, mail }] = smtp.received as [(typeof smtp.received)[0]];
    expect(recipients).toEqual([to]);
    expect(mail.messageId).toBe(`<digest-${today}@correo.example>`);
    expect(mail.subject).toBe(`Contactos del ${today}: 3`);
    for (const line of [
      /Contactos nuevos +3\n +Páginas vistas +40$/m,
      /Contactos nuevos +3 \(0\)\n +Páginas vistas +340 \(1200\)$/m,
      /En espera +3$/m,
      /Retenidos +1$/m,
      /Apartados tras fallar +1$/m,
      /^ {2}Argentina +2\n {2}Brasil +1$/m,
      /^ {2}\/servicios +1$/m,
      /^ {2}campaign=otoño +2$/m,
      new RegExp(`https://desk\\.correo\\.example/statistics\\?since=.+&until=${today}$`, "m"),
    ]) {
      expect(mail.text).toMatch(line);
    }
    expect(mail.text).not.toMatch(/Ana|@correo|spam|xx/);
  });

  test("names what is shown for thirty days at most, and nothing that is shown for longer", async () => {
    const today = await moveToTomorrow(9.5);
    const until = (days: number) =>
      new Date(Date.parse(today) + days * day).toISOString().slice(0, 10);
    const shared = { countries: ["ar"], name: "Norma Sur", by: "Registro", kind: "certificate" };
    const answer = { term: "hours", country: "br", texts: { pt: { position: "Sempre." } } };
    setOverlay({
      "records/proof/a.json": { "": { ...shared, validUntil: until(31) } },
      "records/proof/b.json": { "": { ...shared, name: "Norma Oeste", validUntil: until(32) } },
      "records/terms/br-hours.json": { "": { ...answer, validUntil: until(9) } },
    });
    await digestOn(store)();
    setOverlay({});
    const text = smtp.received[0]?.mail.text;
    expect(text).toMatch(
      new RegExp(
        `30 días o menos\n +¿En qué horario.*\\(BR\\) +${until(9)}\n +Norma Sur +${until(31)}\n`,
      ),
    );
    expect(text).not.toContain("Norma Oeste");
  });

  test("counts text that is no page or campaign without repeating it", async () => {
    const url = "https://evil.example/pague";
    const from = (page: string, campaign: string) =>
      store.add(someLead({}, undefined, somePayload({ context: { page, campaign } })));
    await from("/US/", "source=feria, term=ana");
    await from(`/${url}`, url);
    await from(url, `source=${url}`);
    await moveToTomorrow(9.5);
    await digestOn(store)();
    const text = smtp.received[0]?.mail.text;
    expect(text).toMatch(/^ {2}\(otros\) +2\n {2}\/us +1$/m);
    expect(text).toMatch(/^ {2}\(otros\) +2\n {2}source=feria +1$/m);
    expect(text).not.toMatch(/evil|pague|ana/);
  });

  test("is sent once a day, however many servers ask at once", async () => {
    const stores = [store, await database.open(), await database.open()];
    await moveToTomorrow(9.5);
    await Promise.all(stores.flatMap((its) => [digestOn(its)(), digestOn(its)()]));
    await digestOn(store)();
    expect(smtp.received).toHaveLength(1);
    await moveToTomorrow(23);
    await digestOn(store)();
    expect(smtp.received).toHaveLength(1);
    await moveToTomorrow(24 + 8.5);
    await digestOn(store)();
    expect(smtp.received).toHaveLength(1);
    await moveToTomorrow(24 + 9.5);
    await digestOn(store)();
    expect(smtp.received).toHaveLength(2);
  });

  test("is tried again after a failure, and after a server that died with it", async () => {
    const today = await moveToTomorrow(10);
    isRefused = true;
    await digestOn(store)();
    expect(logLines.join()).toContain('"code":"smtp_451"');
    isRefused = false;
    // Another server claims it and dies.
    expect(await (await database.open()).claimDigest(today)).toBe(true);
    await digestOn(store)();
    expect(smtp.received).toHaveLength(0);
    await moveToTomorrow(10 + (digestLeaseMs + 60_000) / hour);
    await digestOn(store)();
    expect(smtp.received).toHaveLength(1);
  });

  test("the first start reports no day before it", async () => {
    const today = await moveToTomorrow(3);
    await database.query("delete from digests");
    await digestOn(store)();
    await moveToTomorrow(9.5);
    await digestOn(store)();
    expect(smtp.received).toHaveLength(0);
    await moveToTomorrow(24 + 9.5);
    await digestOn(store)();
    const after = new Date(Date.parse(today) + day).toISOString().slice(0, 10);
    expect(smtp.received.map(({ mail }) => mail.subject)).toEqual([`Contactos del ${after}: 0`]);
  });

  test("the server sends it", async () => {
    await store.skipDigests(["2026-01-01"]);
    const site = await startServer({ ...database.env, SMTP_URL: smtp.url, DIGEST_TO: to });
    await vi.waitUntil(() => smtp.received.length === 1, patiently);
    await site.close();
    expect(smtp.received[0]!.mail.subject).toMatch(/^Contactos del \d{4}-\d\d-\d\d: 0$/);
  });
});
