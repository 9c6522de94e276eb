import fc from "fast-check";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { benchmarksOf, sets } from "#core/benchmark-sets.ts";
import { contactTypes, desksFor } from "#core/contact.ts";
import { payloadSchema } from "#core/contact-schemas.ts";
import { type CountryCode, countryOf } from "#core/countries.ts";
import { glossaries } from "#core/glossary.ts";
import { numberFormat } from "#core/number-format.ts";
import type { VolumeTiers } from "#core/volume.ts";
import { readConfig } from "#server/config.ts";
import type { Claim, Lead } from "#server/leads/lead.ts";
import { newLead } from "#server/leads/new-lead.ts";
import { somePayload } from "#server/testing/leads.ts";
import { composeMail } from "./message.ts";
import { texts } from "./texts.ts";

const config = readConfig({});
const { deskAddresses } = config;

const programme =
  "v2.2026-12&country=br&company=insurerMotor&basis=included&customers=50000&services=plumbing,towing&set=cost.towing:300.5";

/** As the dispatcher sees it after API and store. */
function claimOf(changes: Record<string, unknown> = {}, tiers: VolumeTiers = {}): Claim {
  const lead = newLead(somePayload(changes), {
    idempotencyKey: undefined,
    mailDomain: "amparia.example",
    tiers,
  });
  const [delivery] = lead.deliveries;
  const stored: Lead = { ...lead, receivedAt: Date.UTC(2026, 2, 1, 12, 30) };
  return {
    deliveryId: delivery!.id,
    token: "t",
    desk: delivery!.desk,
    messageId: delivery!.messageId,
    attempts: 0,
    failure: null,
    lead: stored,
  };
}

async function mailOf(changes: Record<string, unknown> = {}) {
  const claim = claimOf(changes);
  const { raw, to } = await composeMail(claim, config);
  return { claim, to, raw: raw.toString(), mail: await PostalMime.parse(raw) };
}

test.each([
  [
    "br",
    "Novo contato: partner · Brasil · Sul · 50.000 clientes, R$\u00a04,5\u00a0mi por ano",
    "Telefone:",
  ],
  [
    "us",
    "New contact: partner · United States · Sul · 50,000 customers, BRL\u00a04.5M a year",
    "Phone:",
  ],
])("is in the language of the desk's country: %s", async (country, subject, phone) => {
  const claim = claimOf({
    contact_type: "partner",
    company: "Sul",
    context: { country, programme },
  });
  const deskOrigin = "https://desk.amparia.example";
  const { raw } = await composeMail(claim, { ...config, deskOrigin });
  const { text, html, ...mail } = await PostalMime.parse(raw);
  expect(mail.subject).toBe(subject);
  expect(text).toMatch(new RegExp(`^${phone} +\\+54 11 5555 0101$`, "m"));
  expect(html).toContain(`<html lang="${countryOf(country as CountryCode).language}">`);
  for (const body of [text, html]) expect(body).toContain(`${deskOrigin}/leads/${claim.lead.id}`);
  expect(`${text}${html}`).not.toMatch(/Correo|Nuevo contacto|Programa adjunto/);
});

test("says the published discount that is in the price", async () => {
  const published = { br: [{ customers: 50_000, discount: 10 }] };
  const claim = claimOf({ context: { country: "us", programme } }, published);
  const { text, subject } = await PostalMime.parse((await composeMail(claim, config)).raw);
  expect(subject).toContain("BRL\u00a04.1M a year");
  expect(text).toContain("With our published discount from 50,000 covered customers: 10%");
});

test("shows a domain in its own script after the ASCII one that an answer goes to", async () => {
  const { mail } = await mailOf({ reply_to: "info@Peñarol.example" });
  const plain = "info@xn--pearol-xwa.example";
  expect(mail.replyTo).toMatchObject([{ address: plain }]);
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain(`${plain} (info@peñarol.example)`);
  }
});

const fixed = {
  id: "0b2f8c1e-5d3a-4f6b-9c7d-1e2f3a4b5c6d",
  name: "José Ñandú",
  email: "jose@correo.example",
  company: "",
  message: "Hola.\n\nTel.: +54 11 5555 0101",
  campaign: "source=feria",
};

/** The whole mail of a lead that does not change; the files show what a desk sees. */
async function fixedMail(programme: string, changes: Partial<Lead> = {}) {
  const claim = claimOf({
    context: { page: "/servicios", country: "xx", language: "es", programme },
  });
  const lead = { ...claim.lead, ...fixed, ...changes };
  const { raw } = await composeMail({ ...claim, lead }, config);
  return PostalMime.parse(raw);
}

test("is laid out for a desk, as text and as HTML", async () => {
  const mail = await fixedMail(
    "v2.2026-11&country=br&company=insurerMotor&basis=included&customers=50000&services=plumbing,towing&set=units.home:70,cost.towing:300.5",
  );
  await expect(mail.text).toMatchFileSnapshot("testing/with-programme.txt");
  await expect(mail.html?.replaceAll("><", ">\n<")).toMatchFileSnapshot(
    "testing/with-programme.html",
  );
});

test("is as short as its lead", async () => {
  const mail = await fixedMail("", { page: "", country: "", language: "", campaign: "" });
  await expect(mail.text).toMatchFileSnapshot("testing/without-programme.txt");
  expect(mail.to).toEqual([{ name: "claims", address: deskAddresses.claims.default[0] }]);
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
  );
});

test("a programme keeps its result when there are newer benchmarks, which are a press away", async () => {
  const context = { country: "us", programme };
  const { mail: before } = await mailOf({ context });
  sets["2027-01"] = benchmarksOf({ set: "2026-12" });
  const { mail: after } = await mailOf({ context });
  delete sets["2027-01"];
  const { older, link } = { older: "of December 2026; newer ones exist", link: "#v2.2027-01&" };
  for (const body of [before.text, before.html]) expect(body).not.toContain("newer");
  for (const body of [after.text, after.html]) {
    expect(body).toContain(older);
    expect(body).toContain(link);
  }
});

test("a programme is read from what was stored when its benchmarks are gone", async () => {
  const claim = claimOf({ context: { country: "us", programme } });
  const stored = claim.lead.estimate!;
  const old = { ...stored, programme: { ...stored.programme, set: "2020-01" } };
  const lead = { ...claim.lead, programme: "v2.2020-01&x", estimate: old };
  const { text } = await PostalMime.parse((await composeMail({ ...claim, lead }, config)).raw);
  const { integer } = numberFormat({ country: "us", language: "en" }, "us");
  expect(text).toContain(`Cases per year: ${integer(stored.result.cases.likely)} (`);
  expect(text).toContain("of January 2020; newer ones exist");
});

test("where the buyer's customers are is said in the desk's language", async () => {
  const network = "network=20261101:203,all:98,vial:98:99:202703,SP:2,-:1";
  const { mail } = await mailOf({
    context: { country: "br", programme: `${programme}&${network}` },
  });
  expect(mail.text).toContain("Rede para 203 clientes, com dados de 1 de novembro de 2026: ");
  expect(mail.text?.replaceAll(/\s+/g, " ")).toContain(
    "98% hoje; Veicular: 98% hoje, 99% em março de 2027; Sem rede prevista: São Paulo (2), Outros (1)",
  );
});

test("a programme without changes has no line for them", async () => {
  const { text } = await fixedMail(
    "v2.2026-11&country=ar&company=health&basis=included&customers=100&services=onlineDoctor",
  );
  expect(text).not.toContain(texts.es.programme.changes);
});

test("codes that no list knows are shown as they are", async () => {
  const { text } = await fixedMail("", { country: "nowhere", language: "?" });
  expect(text).toContain("País:     NOWHERE");
  expect(text).toContain("Idioma:   ?");
});

test("a webhook's delivery is no mail", async () => {
  const claim = { ...claimOf(), desk: "webhook" as const };
  const composing = composeMail(claim, config);
  await expect(composing).rejects.toThrow("No desk: webhook");
});

test("the mail of a recipient that only a newer release knows is left to that release", async () => {
  const claim = { ...claimOf(), desk: "later" as "claims" };
  await expect(composeMail(claim, config)).rejects.toThrow();
});

test("a visitor without a name is called one", async () => {
  const claim = claimOf();
  const lead = { ...claim.lead, name: "" };
  const { raw } = await composeMail({ ...claim, lead }, config);
  expect((await PostalMime.parse(raw)).from?.name).toBe(`${texts.es.visitor} (web)`);
});

test("the Message-ID is the stored one; the Date is that of sending, however long the lead was held", async () => {
  const before = Math.floor(Date.now() / 1000) * 1000;
  const { mail, claim } = await mailOf();
  expect(mail.messageId).toBe(claim.messageId);
  expect(new Date(mail.date!).getTime()).toBeGreaterThanOrEqual(before);
});

test("an answer goes to the address that is stored, in whatever letters it was typed", async () => {
  const letters = [..."abñÑßİΣ한日.。．-0٣áａ１²½ſﬁ\u0301\u0640и𝒜Ⅷ"];
  const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 5 });
  const domains = fc.tuple(word, word).map(([name, end]) => `${name}.${end}xx`);
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(domains, async (domain) => {
      const payload = payloadSchema.safeParse(somePayload({ reply_to: `Ana@${domain}` }));
      if (!payload.success) return;
      taken += 1;
      const { mail, claim } = await mailOf(payload.data);
      expect(mail.replyTo).toMatchObject([{ address: claim.lead.email }]);
    }),
  );
  expect(taken).toBeGreaterThan(5);
});

test("no field can forge a header", async () => {
  const { raw, mail } = await mailOf({
    from_name: "Ana\r\nBcc: victim@correo.example",
    company: "X\r\nSubject: forged",
    context: { page: "/\r\nFrom: boss@amparia.example" },
  });
  const head = raw.slice(0, raw.indexOf("\r\n\r\n"));
  expect(head).not.toMatch(/^(bcc|subject: forged|from: boss)/im);
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.subject).toBe("Nuevo contacto: client · X Subject: forged");
});

test("HTML stays text, and nothing becomes a link", async () => {
  const hostile = '<script>alert(1)</script><a href="javascript:x">pulse</a> & "comillas"';
  const { mail } = await mailOf({ message: hostile });
  expect(mail.text).toContain(hostile);
  expect(mail.html).not.toMatch(/<script|<a |<img/);
  expect(mail.html).toContain("&lt;script&gt;");
});

test("bidi overrides and controls do not reach a reader", async () => {
  const { mail } = await mailOf({ message: "factura\u202egpj.exe \u001b[2J\u2066fin del mensaje" });
  expect(mail.text).toContain("facturagpj.exe [2Jfin del mensaje");
});

test("a message cannot pass for the lines around it", async () => {
  const { mail } = await mailOf({ message: "Hola, buenas\n\nCorreo: boss@amparia.example" });
  expect(mail.text).toContain("\n> Correo: boss@amparia.example");
  expect(mail.text).not.toMatch(/^Correo: +boss/m);
});

test.each(["boss@amparia.example", "boss＠amparia.example", "=?utf-8?q?boss=40amparia.example?="])(
  "a name that looks like an address is shown in the body only: %s",
  async (name) => {
    const { mail } = await mailOf({ from_name: name });
    expect(mail.from?.name).toBe("Visitante (web)");
    expect(mail.text).toContain(name);
  },
);

test.each(["山田 太郎 — 保険", "محمد علي", "Иван Петров", "👩‍👩‍👧 família", "x".repeat(1500)])(
  "text in any script arrives intact",
  async (text) => {
    const { mail } = await mailOf({ from_name: text.slice(0, 60), message: `${text} — mensaje` });
    expect(mail.from?.name).toBe(`${text.slice(0, 60)} (web)`);
    expect(mail.text).toContain(text);
    expect(mail.html).toContain(text);
  },
);

test.each([
  ["nothing", undefined, false],
  ["something that is no programme", "v2&country=br&services=<script>", true],
  ["one too long", `${programme}${",cost.gas:1".repeat(400)}`, true],
])("tells of a programme that cannot be read, where there is %s", async (_, written, isTold) => {
  const { mail } = await mailOf({ context: { programme: written } });
  expect(mail.text?.includes(texts.es.programme.unread)).toBe(isTold);
  expect(mail.html?.includes(texts.es.programme.unread)).toBe(isTold);
  expect(mail.text).not.toContain("<script>");
});

test("the desk reads the words the site uses: no term of the glossary's list is in a mail", async () => {
  const avoided = glossaries.ar.avoid.flatMap(({ words }) => words);
  for (const contactType of contactTypes) {
    const { mail } = await mailOf({ contact_type: contactType, recipients: desksFor(contactType) });
    const found = avoided.filter((word) =>
      new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(`${mail.subject} ${mail.text}`),
    );
    expect(found, contactType).toEqual([]);
  }
});
