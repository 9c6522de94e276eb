import PostalMime from "postal-mime";
import { expect, test, vi } from "vitest";
import { readConfig } from "#server/config.ts";
import { mostConfirmationAttempts } from "#server/delivery/backoff.ts";
import { newLead } from "#server/leads/new-lead.ts";
import { referenceOf } from "#server/leads/reference.ts";
import { confirmationMs } from "#server/leads/store.ts";
import { database, describeEachStore, store } from "#server/testing/each-store.ts";
import { somePayload } from "#server/testing/leads.ts";
import { patiently } from "#server/testing/patience.ts";
import { postLead, startServer } from "#server/testing/server.ts";
import { reply, startSmtp } from "#server/testing/smtp.ts";
import { sqliteDatabases } from "#server/testing/stores.ts";
import { composeConfirmation } from "./confirmation.ts";

const config = readConfig({});
const first = "v2.2026-11&country=br&company=insurerMotor&basis=included&customers=50000";
const named = `${first}&services=towing&name=Compre_ya~${first}&services=plumbing&name=Pague~2`;

function confirmed(changes: Record<string, unknown>) {
  const options = { idempotencyKey: undefined, mailDomain: "amparia.example", confirms: true };
  return newLead(somePayload(changes), options);
}

async function mailOf(changes: Record<string, unknown>) {
  const lead = confirmed(changes);
  const { id: deliveryId, messageId } = lead.deliveries.at(-1)!;
  const claim = { deliveryId, messageId, token: "", desk: "visitor" as const, attempts: 0 };
  const stored = { ...lead, receivedAt: 0 };
  const { raw, to } = await composeConfirmation({ ...claim, failure: null, lead: stored }, config);
  return { lead, to, mail: await PostalMime.parse(raw) };
}

test.each([
  ["es", "Ya tenemos su mensaje", "Referencia"],
  ["pt", "Recebemos sua mensagem", "Protocolo"],
  ["en", "We received your message", "Reference"],
])("is in the visitor's language, with reference and link: %s", async (language, subject, word) => {
  const { lead, to, mail } = await mailOf({ context: { language, programme: named } });
  expect(to).toBe(lead.email);
  expect(mail.subject).toContain(subject);
  const link = `http://localhost:3000/br/programa#${first}&services=towing~${first}&services=plumbing~2`;
  for (const body of [mail.text, mail.html?.replaceAll("&amp;", "&")]) {
    expect(body).toContain(`${word}: ${referenceOf(lead.id)}`);
    expect(body).toContain(link);
  }
  expect(mail.attachments).toEqual([]);
  expect(mail.replyTo).toBeUndefined();
});

test("nothing that somebody typed reaches the address they named", async () => {
  const typed = {
    from_name: "Compre ya",
    company: "Pague aqui",
    message: "https://evil.example/x",
  };
  const context = { page: "/evil", campaign: "evil", country: "evil", language: "evil" };
  const { mail } = await mailOf({ ...typed, context: { ...context, programme: named } });
  const all = [mail.subject, mail.text, mail.html, JSON.stringify(mail.headers)].join("\n");
  expect(all).not.toMatch(/compre|pague|evil/i);
});

test("a held lead has none", () => {
  for (const changes of [{ homepage: "x" }, { context: { elapsed_ms: 1 } }]) {
    expect(confirmed(changes).deliveries.map(({ desk }) => desk)).not.toContain("visitor");
  }
  expect(confirmed({}).deliveries.map(({ desk }) => desk)).toContain("visitor");
});

describeEachStore(() => {
  test("a mailbox gets one a day, however it is spelled and however many servers are asked at once", async () => {
    const other = await database.open();
    const confirmations = async () => {
      const rows = await database.query("select * from lead_deliveries where desk = 'visitor'");
      return rows.length;
    };
    const spellings = [
      "victim@correo.example",
      "VICTIM+1@correo.example",
      "vic.tim@Correo.example",
    ];
    const leads = spellings.map((reply_to) => confirmed({ reply_to }));
    await Promise.all(leads.map((lead, n) => (n % 2 ? store : other).add(lead)));
    expect(await confirmations()).toBe(1);
    await store.add(confirmed({ reply_to: "victim2@correo.example" }));
    expect(await confirmations()).toBe(2);
    await database.moveClock(confirmationMs - 60_000);
    await store.add(confirmed({ reply_to: "victim@correo.example" }));
    expect(await confirmations()).toBe(2);
    await database.moveClock(confirmationMs + 60_000);
    const last = confirmed({ reply_to: "victim@correo.example" });
    await store.add(last);
    expect(await confirmations()).toBe(3);
    await store.eraseLead(last.id);
    expect(await database.query("select * from confirmations")).toHaveLength(1);
    await store.expire(0, null);
    expect(await database.query("select * from confirmations")).toEqual([]);
  });

  test("an address that takes none is given up, not left to a person; resending leaves it out", async () => {
    const smtp = await startSmtp({
      onRcptTo: ({ address }, _, done) => done(address.startsWith("mistyped") ? reply(550) : null),
    });
    const server = await startServer({ ...database.env, SMTP_URL: smtp.url, CONFIRMATION: "on" });
    const { id } = await (
      await postLead(server.url, somePayload({ reply_to: "mistyped@correo.example" }))
    ).json();
    const states = async () => {
      const [lead] = await store.list({ id, limit: 1 });
      return lead?.deliveries.map(({ desk, state }) => `${desk} ${state}`);
    };
    await database.query(
      `update lead_deliveries set attempts = ${mostConfirmationAttempts - 1} where desk = 'visitor'`,
    );
    await vi.waitFor(async () => {
      await database.endWaits();
      expect(await states()).toEqual(["claims sent", "commercial sent", "visitor discarded"]);
    }, patiently);
    expect(await store.resend(id)).toBe(2);
    await server.close();
    await smtp.stop();
  });
});

test("the server sends it by default, with the desks' mails, and none when it is switched off", async () => {
  const database = await (await sqliteDatabases()).create();
  const smtp = await startSmtp();
  const sent = async (CONFIRMATION: string, mails: number) => {
    const server = await startServer({ ...database.env, SMTP_URL: smtp.url, CONFIRMATION });
    const payload = somePayload();
    await postLead(server.url, payload);
    await vi.waitUntil(() => smtp.received.length === mails, patiently);
    await server.close();
    return smtp.received.filter(({ to }) => to.includes(payload.reply_to));
  };
  expect(await sent("", 3)).toMatchObject([{ to: [expect.stringContaining("ana")] }]);
  expect(await sent("off", 5)).toEqual([]);
  await smtp.stop();
  await database.remove();
});
