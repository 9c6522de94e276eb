import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Config, DeskConfig } from "#server/config.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { digestLeaseMs } from "#server/leads/store.ts";
import { createLog } from "#server/log.ts";
import { smtpTransport } from "#server/mail/smtp-transport.ts";
import { database, describeEachStore, store } from "#server/testing/each-store.ts";
import { someLead, somePayload } from "#server/testing/leads.ts";
import { patiently } from "#server/testing/patience.ts";
import { startServer } from "#server/testing/server.ts";
import { reply, startSmtp } from "#server/testing/smtp.ts";
import { createDigest } from "./start-digest.ts";

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
  const digestOn = (its: LeadStore, changes: Partial<Config> = {}) =>
    createDigest({
      store: its,
      transport: smtpTransport(smtp.url),
      config: {
        ...{ mailFrom: "web@correo.example", mailLanguage: "es", desk: undefined },
        ...{ digestTo: to, figuresTo: undefined, ...changes },
      },
      log: createLog("info", { write: (line) => logLines.push(line) }),
    });

  /** Sets the clock to a time of the day after today, in UTC. */
  async function moveToTomorrow(hours: number): Promise<string> {
    // Moving SQLite's clock moves Date.now().
    const nowMs = Math.round(performance.timeOrigin + performance.now());
    const midnight = nowMs - (nowMs % day);
    await database.moveClock(midnight + day + hours * hour - nowMs);
    return new Date(midnight).toISOString().slice(0, 10);
  }

  test("counts the day's leads by country, page and campaign, and what waits", async () => {
    const place = (country: string, page: string, campaign: string) =>
      someLead({ country, page, campaign });
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
      /Contactos nuevos +3$/m,
      /Retenidos por revisar +1$/m,
      /En espera +5$/m,
      /Retenidos +2$/m,
      /Apartados tras fallar +1$/m,
      /^ {2}ar +2\n {2}br +1$/m,
      /^ {2}\/servicios +1$/m,
      /^ {2}campaign=otoño +2\n {2}\(sin dato\) +1$/m,
    ]) {
      expect(mail.text).toMatch(line);
    }
    expect(mail.text).not.toMatch(/Ana|@correo|spam|xx/);
  });

  test("counts text that is no page, country or campaign without repeating it", async () => {
    const url = "https://evil.example/pague";
    await store.add(someLead({ page: "/US/", country: "us", campaign: "source=feria, term=ana" }));
    await store.add(someLead({ page: `/${url}`, country: "evil", campaign: url }));
    await store.add(someLead({ page: url, country: "us", campaign: `source=${url}` }));
    await moveToTomorrow(9.5);
    await digestOn(store)();
    const text = smtp.received[0]?.mail.text;
    expect(text).toMatch(/^ {2}us +2\n {2}\(otros\) +1$/m);
    expect(text).toMatch(/^ {2}\/us +1\n {2}\(otros\) +2$/m);
    expect(text).toMatch(/^ {2}source=feria +1\n {2}\(otros\) +2$/m);
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

  test("the server sends both summaries", async () => {
    const tos = { DIGEST_TO: to, FIGURES_TO: "growth@correo.example" };
    const site = await startServer({ ...database.env, SMTP_URL: smtp.url, ...tos });
    await vi.waitUntil(() => smtp.received.length === 2, patiently);
    await site.close();
    expect(smtp.received[0]!.mail.subject).toMatch(/^Contactos del \d{4}-\d\d-\d\d: 0$/);
    expect(smtp.received[1]!.to).toEqual(["growth@correo.example"]);
  });

  test("the week's figures come once a week, against the week before, with a chart", async () => {
    const nextMonday = 7 - ((new Date().getUTCDay() + 6) % 7);
    const today = new Date().toISOString().slice(0, 10);
    const monday = new Date(Date.now() + (nextMonday - 7) * day).toISOString().slice(0, 10);
    const views = { measure: "views", dimension: "page", value: "/br" } as const;
    const before = new Date(Date.parse(monday) - 3 * day).toISOString().slice(0, 10);
    await store.addAnalytics([
      { ...views, day: today, count: 300 },
      { ...views, day: before, count: 1_200 },
    ]);
    for (const name of ["Ana", "Bia"]) {
      await store.add(
        someLead({ name }, undefined, somePayload({ context: { country: "br", page: "/br" } })),
      );
    }
    await store.add(someLead({ heldReason: "trap" }));
    const desk = { origin: "https://desk.correo.example" } as DeskConfig;
    const send = (its: LeadStore) =>
      digestOn(its, { digestTo: undefined, figuresTo: to, mailLanguage: "en", desk })();
    await moveToTomorrow((nextMonday - 1) * 24 + 8.5);
    await send(store);
    // The week before this one was never reported.
    expect(smtp.received).toHaveLength(1);
    await moveToTomorrow((nextMonday - 1) * 24 + 9.5);
    const other = await database.open();
    await Promise.all([send(store), send(other), send(store)]);
    expect(smtp.received).toHaveLength(2);
    const { mail } = smtp.received[1]!;
    expect(mail.messageId).toBe(`<figures-${monday}@correo.example>`);
    expect(mail.subject).toMatch(/^Weekly figures, \w+ .+: 2 new contacts$/);
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain("2 new contacts; the week before, 0: none before.");
      expect(body).toContain("300 page views; the week before, 1,200: 75% fewer.");
      expect(body).toContain("Contacts per 100 page views: 0.7; the week before, 0.");
      expect(body?.replaceAll("&amp;", "&")).toContain(
        `${desk.origin}/figures?since=${monday}&until=`,
      );
      expect(body).not.toMatch(/npm|Ana|Bia|@/);
    }
    expect(mail.text).toMatch(/^ {2}Brazil +█{24} 2 \(before 0\)$/m);
    expect(mail.html).toContain("width:240px");
    expect(mail.html).not.toContain("<svg");
  });
});
