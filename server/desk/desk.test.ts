import { once } from "node:events";
import { get } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deskPages, deskPaths, handlingMark, lastSent } from "#core/desk.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import type { OutgoingMail } from "#server/mail/outgoing-mail.ts";
import { deskBrowser, mailedLink, mailsTo, tokenIn } from "#server/testing/desk.ts";
import { database, describeEachStore, onSqlite, store } from "#server/testing/each-store.ts";
import { freePort } from "#server/testing/free-port.ts";
import { someLead, somePayload } from "#server/testing/leads.ts";
import { patiently } from "#server/testing/patience.ts";
import { postLead, startServer } from "#server/testing/server.ts";
import { startSmtp } from "#server/testing/smtp.ts";
import { createMornings } from "./desk-work.ts";
import { hashOf, newSecret } from "./secrets.ts";

const users = {
  "ops@desk.example": "operator",
  "vendas@desk.example": "sales:br",
  "growth@desk.example": "marketing",
  "eva@desk.example": "operator",
};
const minute = 60_000;
const dayMs = 24 * 60 * minute;
const deskEnv = { DESK_PORT: "0", DESK_USERS: JSON.stringify(users) };

let server: Awaited<ReturnType<typeof startServer>>;

async function start(
  env: Record<string, string> = {},
  changes: Parameters<typeof startServer>[1] = {},
) {
  server = await startServer({ ...database.env, ...deskEnv, ...env }, changes);
}

/** Asks for a link, opens the mail, and follows it. */
async function signedIn(email: string) {
  const browser = deskBrowser(server.deskUrl);
  expect((await browser.enter(await requestLink(email))).status).toBe(303);
  return browser;
}

/** The link that is mailed to whoever asks, not an earlier one. */
async function requestLink(email: string): Promise<string> {
  const earlier = linkFor(email);
  await deskBrowser(server.deskUrl).send(deskPaths.signIn, { email });
  return vi.waitUntil(() => linkFor(email) !== earlier && linkFor(email), patiently);
}

/** Signed in while no mail can be sent. */
async function admitted(email: string) {
  const secret = newSecret();
  await store.addPass({ hash: hashOf(secret), kind: "session", email, lastsMs: minute });
  const browser = deskBrowser(server.deskUrl);
  browser.jar.set("desk", secret);
  return browser;
}

const linkFor = (email: string) => mailedLink(database.dataDir, email);

async function addLead(changes: Parameters<typeof someLead>[0], country: string) {
  const lead = someLead(changes, undefined, somePayload({ context: { country } }));
  await store.add({ ...lead, ...changes });
  return lead.id;
}

afterEach(() => server.close());

describeEachStore(() => {
  test("a lead is followed from the form to answered", async () => {
    await start();
    const context = { country: "br", programme: "v2&altered" };
    const payload = somePayload({ from_name: "Bia Souza", context });
    const { id } = await (await postLead(server.url, payload)).json();
    const bia = await signedIn("vendas@desk.example");
    expect((await bia.get("/leads")).text).toContain("Bia Souza");
    const page = await bia.get(deskPaths.lead(id));
    expect(page.text).toContain(payload.reply_to);
    expect(page.text).toContain("Venía con el mensaje, pero no se puede leer.");
    const owner = "vendas@desk.example";
    await bia.send(deskPaths.lead(id), { do: "note", note: "Ligar na segunda" });
    const saved = await bia.send(deskPaths.lead(id), { do: "status", status: "answered", owner });
    expect(saved).toMatchObject({
      status: 303,
      to: `${deskPaths.lead(id)}?notice=saved&undo=${id}`,
    });
    expect((await bia.get(deskPaths.lead(id))).text).toContain("Ligar na segunda");
    expect((await bia.get("/leads?status=answered")).text).toContain("Bia Souza");
    expect((await bia.get("/leads?status=new")).text).not.toContain("Bia Souza");
    const entries = await store.audit(Number.MAX_SAFE_INTEGER, 10);
    const done = entries.filter(({ leadId }) => leadId === id).map(({ what }) => what);
    expect(done).toEqual(["read", "status", "note", "read"]);
    const ops = await admitted("ops@desk.example");
    const odd = ["/audit?before=1e300", "/audit?before=1.5", "/statistics?until=0001-01-01"];
    for (const path of [...odd, "/leads/%00", "/leads?campaign=%00", "/leads?after=9.%00"]) {
      expect((await ops.get(path)).status, path).toBeLessThan(500);
    }
  });
});

describe("the desk", () => {
  onSqlite();
  beforeEach(() => start());

  test("no path of it is on the public listener", async () => {
    const paths = Object.values(deskPaths).map((path) =>
      typeof path === "string" ? path : path("some-id"),
    );
    for (const path of [...paths, "/leads/export/csv"]) {
      for (const method of ["GET", "POST"]) {
        const { status } = await fetch(server.url + path, { method, redirect: "manual" });
        const unknown = await fetch(`${server.url}/nothing-is-here`, { method });
        expect(status, `${method} ${path}`).toBe(unknown.status);
      }
    }
  });

  test("a link is used by its button, once, and a session begins with a new secret", async () => {
    const browser = deskBrowser(server.deskUrl);
    browser.jar.set("desk", "chosen-by-an-attacker");
    await browser.send(deskPaths.signIn, { email: "OPS@desk.example" });
    const link = await vi.waitUntil(() => linkFor("ops@desk.example"), patiently);
    // A program that checks mails only opens it.
    expect((await deskBrowser(server.deskUrl).get(link)).text).toContain("ops@desk.example");
    const entered = await browser.enter(link);
    expect(entered).toMatchObject({ status: 303, to: "/" });
    expect(entered.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Strict/i);
    expect(browser.jar.get("desk")).not.toBe("chosen-by-an-attacker");
    expect((await browser.get("/leads")).status).toBe(200);
    const again = deskBrowser(server.deskUrl);
    expect((await again.enter(link)).status).toBe(403);
    expect((await again.get(link)).status).toBe(403);
    expect((await again.get("/leads")).to).toBe("/sign-in?to=%2Fleads");
    const [row] = await database.query("select * from desk_passes where kind = 'session'");
    expect(row?.hash).not.toBe(browser.jar.get("desk"));
  });

  test("a link ends after 15 minutes, and a session after 12 hours", async () => {
    const ops = await signedIn("ops@desk.example");
    const link = await requestLink("ops@desk.example");
    await database.moveClock(14 * minute);
    expect((await deskBrowser(server.deskUrl).get(link)).status).toBe(200);
    await database.moveClock(16 * minute);
    const late = deskBrowser(server.deskUrl);
    expect((await late.get(link)).status).toBe(403);
    expect((await late.enter(link)).status).toBe(403);
    expect((await ops.get("/leads")).status).toBe(200);
    await database.moveClock(12 * 60 * minute + minute);
    expect((await ops.get("/leads")).to).toMatch(/^\/sign-in/);
  });

  test("over TLS every cookie is bound to the desk's host", async () => {
    await server.close();
    const port = String(await freePort());
    await start({ DESK_PORT: port, DESK_ORIGIN: `https://127.0.0.1:${port}` });
    const ops = deskBrowser(server.deskUrl);
    const { headers } = await ops.get("/sign-in");
    await ops.send(deskPaths.signIn, { email: "ops@desk.example" });
    const link = await vi.waitUntil(() => linkFor("ops@desk.example"), patiently);
    expect(link).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/enter\?link=/);
    const entered = await ops.enter(link);
    for (const cookie of [headers, entered.headers].map((each) => each.get("set-cookie"))) {
      expect(cookie).toMatch(/^__Host-desk(-form)?=.*Path=\/; HttpOnly; Secure; SameSite=Strict$/);
      expect(cookie).not.toMatch(/domain/i);
    }
    expect((await ops.get("/leads")).status).toBe(200);
  });

  test("a list that asks for new leads spoils no sign-in page", async () => {
    const browser = deskBrowser(server.deskUrl);
    const poll = await browser.get("/leads", { "sec-fetch-dest": "empty" });
    expect(poll).toMatchObject({ status: 303, to: "/sign-in?to=%2Fleads" });
    await browser.get(poll.to, { "sec-fetch-dest": "empty" });
    expect(browser.jar.size).toBe(0);
  });

  test("an unknown address gets the same answer, and no mail; none waits for the mail server", async () => {
    const held = Promise.withResolvers<void>();
    let isMailed = false;
    const smtp = await startSmtp({
      onConnect: (_, go) => held.promise.then(() => go()),
      onClose: () => {
        isMailed = true;
      },
    });
    const port = await freePort();
    await server.close();
    const env = {
      SMTP_URL: smtp.url,
      DESK_PORT: String(port),
      DESK_ORIGIN: `http://localhost:${port}`,
    };
    await start(env);
    const answers = [];
    for (const email of ["ops@desk.example", "nobody@desk.example"]) {
      answers.push(await deskBrowser(env.DESK_ORIGIN).send(deskPaths.signIn, { email }));
    }
    const [known, unknown] = answers.map(({ status, text }) => ({
      status,
      text: text.replace(/name="token" value="[^"]+"/g, ""),
    }));
    expect(known).toEqual(unknown);
    expect(isMailed).toBe(false);
    held.resolve();
    const links = () => database.query("select email from desk_passes");
    await vi.waitUntil(async () => (await links()).length > 0, patiently);
    expect(await links()).toEqual([{ email: "ops@desk.example" }]);
    await smtp.stop();
  });

  test("one address gets few links, and one network few tries", async () => {
    const browser = deskBrowser(server.deskUrl);
    let requests = 0;
    const ask = () => browser.send(deskPaths.signIn, { email: "ops@desk.example" });
    while ((await ask()).status === 200 && requests < 200) requests += 1;
    expect(requests).toBeLessThan(200);
    await vi.waitUntil(() => linkFor("ops@desk.example"), patiently);
    await server.close();
    expect((await database.query("select * from desk_passes")).length).toBeLessThan(requests / 2);
    await start();
  });

  test("a form without the page's token, or from another site, changes nothing", async () => {
    const id = await addLead({}, "ar");
    const ops = await signedIn("ops@desk.example");
    const form = { do: "status", status: "lost", owner: "" };
    const path = deskPaths.lead(id);
    const refused = [
      await ops.send(path, { ...form, token: "" }),
      await ops.send(path, {
        ...form,
        token: tokenIn((await deskBrowser(server.deskUrl).get("/sign-in")).text),
      }),
      await ops.send(path, form, { headers: { "sec-fetch-site": "cross-site" } }),
      await ops.send(path, form, { headers: { "sec-fetch-site": "same-site" } }),
      await ops.send(path, form, { headers: { "content-type": "text/plain" } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(await store.list({ id, limit: 1 })).toMatchObject([{ status: "new" }]);
    expect((await ops.send(path, form)).status).toBe(303);
    expect(await store.list({ id, limit: 1 })).toMatchObject([{ status: "lost" }]);
  });

  test("no page is framed, kept, indexed, or run with anything but the desk's own files", async () => {
    const ops = await signedIn("ops@desk.example");
    for (const path of ["/leads", "/sign-in", "/no-such-page", "/leads/export/csv"]) {
      const { headers } = await ops.get(path);
      expect(headers.get("content-security-policy")).toMatch(
        /^default-src 'none';.*script-src 'self'.*frame-ancestors 'none'$/,
      );
      expect(headers.get("content-security-policy")).not.toMatch(/unsafe|sha256|nonce|\*/);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("referrer-policy")).toBe("same-origin");
    }
  });

  test("a name that only points at this machine is not the desk's", async () => {
    const statusFor = (host: string) =>
      new Promise((resolve) => {
        get(new URL("/sign-in", server.deskUrl), { headers: { host } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
      });
    for (const host of ["rebound.example", "127.0.0.999"]) expect(await statusFor(host)).toBe(421);
  });

  test("a method that the desk does not have raises no alarm", async () => {
    for (const method of ["PUT", "DELETE", "OPTIONS"]) {
      expect((await fetch(server.deskUrl, { method })).status).toBe(405);
    }
  });

  test("a form without a body and its length is refused, and raises no alarm", async () => {
    const { hostname, port, host } = new URL(server.deskUrl);
    const socket = connect(Number(port), hostname);
    socket.write(`POST /sign-in HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /);
  });

  test("people see what their role has, and sales no other country's lead, by any way", async () => {
    const argentine = await addLead({ name: "Ana de Rosario" }, "ar");
    const brazilian = await addLead({ name: "Bia de Recife" }, "br");
    const nobodys = await addLead({ name: "Zoe" }, "xx");
    const bia = await signedIn("vendas@desk.example");
    for (const path of ["/leads", "/leads?country=ar", "/leads?country=", "/leads/export/csv"]) {
      const { text } = await bia.get(path);
      expect(text, path).toContain("Bia de Recife");
      expect(text, path).not.toMatch(/Ana de Rosario|Zoe/);
    }
    for (const id of [argentine, nobodys]) {
      expect((await bia.get(deskPaths.lead(id))).status).toBe(404);
      expect((await bia.send(deskPaths.lead(id), { do: "note", note: "x" })).status).toBe(404);
    }
    const { reply_to: email } = somePayload();
    expect((await bia.send(deskPaths.search, { text: email })).to).not.toContain("@");
    expect((await bia.send(deskPaths.search, { text: " %_* " })).to).toBe(deskPaths.leads);
    expect((await bia.send(deskPaths.search, { text: brazilian })).to).toBe(
      deskPaths.lead(brazilian),
    );
    const sought = await bia.send(deskPaths.search, { text: argentine });
    expect((await bia.get(sought.to)).text).not.toContain(deskPaths.lead(argentine));
    const several = { do: "status", status: "lost", id: [brazilian, argentine].join() };
    expect((await bia.send(deskPaths.several, several)).to).toBe(
      `/leads?notice=saved.1&notice=changed_meanwhile.1&undo=${brazilian}`,
    );
    expect(await store.list({ id: argentine, limit: 1 })).toMatchObject([{ status: "new" }]);
    expect((await bia.get(deskPaths.search)).to).toBe(deskPaths.leads);
    for (const name of ["retry", "discard", "erase"]) {
      expect((await bia.send(deskPaths.lead(brazilian), { do: name })).status, name).toBe(403);
    }
    const growth = await signedIn("growth@desk.example");
    for (const path of ["/leads", deskPaths.lead(brazilian), "/leads/export/xlsx"]) {
      expect((await growth.get(path)).status, path).toBe(403);
    }
  });

  test("nobody overwrites a colleague's change, and a double click does nothing twice", async () => {
    const id = await addLead({ heldReason: "trap" }, "br");
    const ops = await signedIn("ops@desk.example");
    const bia = await admitted("vendas@desk.example");
    const read = async () => (await store.list({ id, limit: 1 }))[0]!;
    const send = async (browser: typeof ops, form: Record<string, string>) =>
      /notice=(\w+)/.exec((await browser.send(deskPaths.lead(id), form)).to)?.[1];
    expect(await send(bia, { do: "release" })).toBe("released");
    expect(await send(ops, { do: "release" })).toBe("changed_meanwhile");
    await vi.waitUntil(async () => lastSent((await read()).deliveries), patiently);
    const take = { do: "status", status: "in_hand", were: handlingMark(await read()) };
    expect(await send(bia, { ...take, owner: "vendas@desk.example" })).toBe("saved");
    expect(await send(ops, { ...take, owner: "ops@desk.example" })).toBe("changed_meanwhile");
    // Somebody who may not read it.
    await send(ops, { do: "status", status: "in_hand", owner: "growth@desk.example" });
    expect(await read()).toMatchObject({ status: "in_hand", owner: "vendas@desk.example" });
    const resend = { do: "resend", sent: lastSent((await read()).deliveries) };
    for (const form of [resend, resend]) expect(await send(bia, form)).toBe("resent");
    const entries = await store.audit(Number.MAX_SAFE_INTEGER, 10);
    expect(entries.filter(({ what }) => what === "resend")).toHaveLength(1);
  });

  test("of several leads, those that were not changed are counted, with the reason", async () => {
    const leads = [
      await addLead({}, "br"),
      await addLead({}, "br"),
      await addLead({}, "ar"),
      await addLead({}, "ar"),
    ];
    const ops = await admitted("ops@desk.example");
    const shown = (await ops.get("/leads")).text;
    const [ours = "", won = "", ...foreign] = leads.map(
      (id) => new RegExp(`value="(${id} [^"]*)"`).exec(shown)?.[1],
    );
    await store.handle(won.split(" ")[0]!, { status: "won" });
    const form = { do: "status", owner: "vendas@desk.example", status: "lost" };
    const { to } = await ops.send(deskPaths.several, {
      ...form,
      id: [ours, won, ...foreign].join(),
    });
    const { text } = await ops.get(to);
    expect(text).toMatch(/1 contacto\. Guardado\./);
    expect(text).toMatch(/1 contacto\. Un colega lo cambió antes/);
    expect(text).toMatch(/2 contactos\. Sin cambio: la persona elegida no ve/);
    expect(text.match(/value="undo"/g)).toHaveLength(1);
    expect(await store.count({ statuses: ["lost"] })).toBe(1);
    expect(await store.count({ statuses: ["won"] })).toBe(1);
  });

  test("whoever is taken out of DESK_USERS is out, with the session they have", async () => {
    const bia = await signedIn("vendas@desk.example");
    expect((await bia.get("/leads")).status).toBe(200);
    await server.close();
    await start({ DESK_USERS: JSON.stringify({ "ops@desk.example": "operator" }) });
    const moved = deskBrowser(server.deskUrl);
    for (const [name, value] of bia.jar) moved.jar.set(name, value);
    expect((await moved.get("/leads")).to).toMatch(/^\/sign-in/);
  });

  test("signing out everywhere ends every session of the person, and nobody else's", async () => {
    const [phone, laptop, other] = [
      await signedIn("ops@desk.example"),
      await signedIn("ops@desk.example"),
      await signedIn("vendas@desk.example"),
    ];
    await phone.send(deskPaths.signOut, { everywhere: "1" });
    expect((await laptop.get("/leads")).status).toBe(303);
    expect((await other.get("/leads")).status).toBe(200);
  });

  test("nothing that a visitor wrote becomes html, in any field", async () => {
    const attack = `"><img src=x onerror=alert(1)>{{7*7}}<script>alert(1)</script>`;
    const written = ["name", "email", "company", "message", "programme"];
    const fields = [...written, "page", "country", "language", "campaign"];
    const id = await addLead(Object.fromEntries(fields.map((name) => [name, attack])), "ar");
    const ops = await signedIn("ops@desk.example");
    await ops.send(deskPaths.lead(id), { do: "note", note: attack });
    await ops.send(deskPaths.lead(id), { do: "status", status: attack, owner: attack });
    const found = await ops.get((await ops.send(deskPaths.search, { text: attack })).to);
    const pages = [await ops.get("/leads"), await ops.get(deskPaths.lead(id)), found];
    for (const { status, text } of pages) {
      expect(status).toBe(200);
      expect(text).toContain("&lt;script&gt;alert(1)");
      expect(text).not.toMatch(/<img src=x|<script>alert/);
    }
    for (const path of [
      "/statistics",
      "/audit",
      "/leads?state=held",
      "/nowhere/%3Cscript%3Ealert(1)",
    ]) {
      expect((await ops.get(path)).text, path).not.toMatch(/<img src=x|<script>alert/);
    }
    expect((await ops.get("/leads?campaign=%22%3E%3Cscript%3Ealert(1)")).text).not.toContain(
      "<script>alert",
    );
  });

  test("addresses of people are in no address of the desk, nor in its log", async () => {
    const lines: string[] = [];
    await server.close();
    await start({}, { log: createLog("debug", { write: (line) => lines.push(line) }) });
    const id = await addLead({ email: "ana.secreta@correo.example" }, "ar");
    const ops = await signedIn("ops@desk.example");
    const { to } = await ops.send(deskPaths.search, { text: "Ana.Secreta@correo.example" });
    expect(to).toMatch(/^\/leads\?find=[\w-]+$/);
    expect((await ops.get(to)).text).toContain(id);
    await ops.send(deskPaths.lead(id), { do: "note", note: "ana.secreta@correo.example" });
    await ops.get("/ana.secreta@correo.example?to=ana.secreta@correo.example");
    // A failure whose message and rows name the person.
    await database.query("alter table sealed_leads rename to ana_secreta");
    expect((await ops.get(to)).status).toBe(503);
    expect(lines.join()).not.toMatch(/secreta|@|link=/i);
    await database.query("alter table ana_secreta rename to sealed_leads");
  });

  test("erasing takes the person's address, typed", async () => {
    const id = await addLead({ email: "ana@correo.example" }, "ar");
    const ops = await signedIn("ops@desk.example");
    await ops.send(deskPaths.lead(id), { do: "erase", confirmation: "other@correo.example" });
    expect(await store.list({ id, limit: 1 })).toHaveLength(1);
    const done = await ops.send(deskPaths.lead(id), {
      do: "erase",
      confirmation: "ana@correo.example",
    });
    expect(done.to).toBe("/leads?notice=erased");
    expect(await store.list({ id, limit: 1 })).toEqual([]);
  });

  test("a held lead stands on top, and is sent when it is released", async () => {
    const id = await addLead({ heldReason: "trap", name: "Perhaps a customer" }, "br");
    await addLead({ name: "Newer lead" }, "br");
    const bia = await signedIn("vendas@desk.example");
    const { text } = await bia.get("/leads");
    const places = ["Perhaps a customer", "Newer lead"].map((name) => text.indexOf(name));
    expect(places[0]).toBeGreaterThan(0);
    expect(places[1]).toBeGreaterThan(places[0]!);
    expect(text.split("Perhaps a customer")).toHaveLength(2);
    await bia.send(deskPaths.lead(id), { do: "release" });
    await vi.waitFor(async () => {
      const [lead] = await store.list({ id, limit: 1 });
      expect(lead?.deliveries.every(({ state }) => state === "sent")).toBe(true);
    }, patiently);
  });

  test("spam is ended before it is sent, and comes back undone, or as no spam", async () => {
    const id = await addLead({ heldReason: "trap", name: "Perhaps a customer" }, "br");
    const bia = await signedIn("vendas@desk.example");
    const ops = await admitted("ops@desk.example");
    const read = async () => {
      const [lead] = await store.list({ id, limit: 1 });
      return [lead?.status, ...new Set(lead?.deliveries.map(({ state }) => state))];
    };
    const list = { id, from: "country=br&sort=oldest" };
    const marked = await bia.send(deskPaths.several, { ...list, do: "spam" });
    expect(marked.to).toBe(`/leads?country=br&sort=oldest&notice=marked_spam&undo=${id}`);
    expect(await read()).toEqual(["spam", "discarded"]);
    expect((await bia.get("/leads")).text).not.toContain("Perhaps a customer");
    expect((await bia.get("/leads?view=spam")).text).toContain("Perhaps a customer");
    // Nobody undoes what another person has done.
    await ops.send(deskPaths.several, { ...list, do: "undo" });
    expect(await read()).toEqual(["spam", "discarded"]);
    const undone = await bia.send(deskPaths.several, { do: "undo", id, to: "//evil.example" });
    expect(undone.to).toBe("/?notice=undone");
    expect(await read()).toEqual(["new", "held"]);
    // The list of statuses does the same as the buttons.
    await bia.send(deskPaths.lead(id), { do: "status", status: "spam" });
    expect(await read()).toEqual(["spam", "discarded"]);
    await bia.send(deskPaths.lead(id), { do: "status", status: "in_hand" });
    await vi.waitFor(async () => expect(await read()).toEqual(["in_hand", "sent"]), patiently);
  });

  test("an answer is mailed once, quotes the visitor, and is kept", async () => {
    const lead = someLead({ message: "¿Cuánto cuesta?", language: "es" });
    await store.add(lead);
    const ops = await signedIn("ops@desk.example");
    const { text } = await ops.get(deskPaths.lead(lead.id));
    const answer = /name="answer" value="([^"]+)"/.exec(text)?.[1] ?? "";
    const form = { do: "answer", answer, subject: "Su mensaje", text: "Depende.\nLe llamamos." };
    await Promise.all([1, 2].map(() => ops.send(deskPaths.lead(lead.id), form)));
    await vi.waitUntil(() => mailsTo(database.dataDir, lead.email).length > 0, patiently);
    await server.close();
    const mails = mailsTo(database.dataDir, lead.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/Reply-To: .*<ops@desk.example>/);
    expect(mails[0]).toContain("Subject: Su mensaje");
    expect(mails[0]).toMatch(/Depende\.\s+Le llamamos\.[\s\S]+> =C2=BFCu=C3=A1nto cuesta/);
    expect(await store.list({ id: lead.id, limit: 1 })).toMatchObject([
      {
        status: "answered",
        notes: [{ who: "ops@desk.example", answer: { subject: "Su mensaje" } }],
      },
    ]);
    await start();
  });

  test("whoever answers second reads the first answer before anything is sent, and loses no word", async () => {
    const lead = someLead();
    await store.add(lead);
    const path = deskPaths.lead(lead.id);
    const answering = async (browser: Awaited<ReturnType<typeof admitted>>, words: string) => {
      const { text } = await browser.get(path);
      const fieldIn = (name: string) =>
        new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? "";
      const marks = { answer: fieldIn("answer"), after: fieldIn("after") };
      return { do: "answer", ...marks, subject: "Su mensaje", text: words };
    };
    const ops = await admitted("ops@desk.example");
    const eva = await admitted("eva@desk.example");
    const first = await answering(ops, "Cuesta 10.");
    const second = await answering(eva, "Cuesta 12.");
    expect((await ops.send(path, first)).to).toContain("notice=answer_sent");
    const { status, text } = await eva.send(path, second);
    expect(status).toBe(200);
    expect(text).toContain("un colega le respondió");
    expect(text).toMatch(/bg-amber-tint p-4[\s\S]+?Cuesta 10\./);
    expect(text).toMatch(/<textarea[^>]*>Cuesta 12\.</);
    await vi.waitUntil(() => mailsTo(database.dataDir, lead.email).length > 0, patiently);
    const third = await answering(eva, "Cuesta 12.");
    expect((await eva.send(path, third)).to).toContain("notice=answer_sent");
    // The same once more, as after a press of Back.
    await eva.send(path, { ...third, after: third.answer });
    await vi.waitUntil(() => mailsTo(database.dataDir, lead.email).length === 2, patiently);
    expect(mailsTo(database.dataDir, lead.email).join()).toMatch(/Cuesta 10[\s\S]+Cuesta 12/);
    const [stored] = await store.list({ id: lead.id, limit: 1 });
    expect(stored?.notes).toHaveLength(2);
  });

  test("what is written to a customer who was won leaves the result, and no day that does not exist is kept", async () => {
    const id = await addLead({}, "br");
    const ops = await signedIn("ops@desk.example");
    const won = { do: "status", status: "won", value: "1.700.000", currency: "BRL" };
    await ops.send(deskPaths.lead(id), { ...won, followUp: "2026-99-99" });
    const answer = /name="answer" value="([^"]+)"/.exec((await ops.get(deskPaths.lead(id))).text);
    const form = {
      do: "answer",
      answer: answer?.[1] ?? "",
      subject: "Contrato",
      text: "Em anexo.",
    };
    await ops.send(deskPaths.lead(id), form);
    expect(await store.list({ id, limit: 1 })).toMatchObject([
      {
        status: "won",
        value: 1_700_000,
        currency: "BRL",
        followUp: "",
        notes: [{ who: "ops@desk.example" }],
      },
    ]);
    expect((await ops.get("/leads?since=2026-99-99&until=2026-02-31")).status).toBe(200);
  });

  test("whoever a lead is given to gets one mail, in their language, without a word of the visitor", async () => {
    const id = await addLead({ name: "Perhaps a customer", email: "cliente@correo.example" }, "br");
    const ops = await signedIn("ops@desk.example");
    const owner = "vendas@desk.example";
    await ops.send(deskPaths.several, { do: "status", owner, id });
    await vi.waitUntil(() => mailsTo(database.dataDir, owner).length > 0, patiently);
    const [mail = ""] = mailsTo(database.dataDir, owner);
    expect(mail).toMatch(/Subject: .*contato/);
    expect(mail).toContain(`/leads/${id}`);
    expect(mail).not.toMatch(/Perhaps|cliente@/);
    const bia = await admitted(owner);
    expect((await bia.get("/leads?view=mine")).text).toContain("Perhaps a customer");
    expect((await bia.get("/leads?view=nobody")).text).not.toContain("Perhaps a customer");
  });

  test("an owner is told while the lead is theirs, and nobody of a lead that was given on", async () => {
    await server.close();
    const [port, mailPort] = [await freePort(), await freePort()];
    const deskOf = { DESK_PORT: `${port}`, DESK_ORIGIN: `http://127.0.0.1:${port}` };
    // Nobody accepts mail yet.
    await start({ SMTP_URL: `smtp://127.0.0.1:${mailPort}`, ...deskOf });
    const [given, back] = [await addLead({}, "br"), await addLead({}, "br")];
    const ops = await admitted("ops@desk.example");
    const assign = (id: string, owner: string) =>
      ops.send(deskPaths.several, { do: "status", owner, id });
    await assign(given, "vendas@desk.example");
    await assign(given, "eva@desk.example");
    await assign(back, "vendas@desk.example");
    await ops.send(deskPaths.several, { do: "undo", id: back });
    const smtp = await startSmtp({}, mailPort);
    const openLeads = async (state: "waiting" | "sending") => store.count({ state });
    const areOver = async () => (await openLeads("waiting")) + (await openLeads("sending")) === 0;
    await vi.waitUntil(areOver, patiently);
    const owners = smtp.received.flatMap(({ to }) => to).filter((to) => /vendas|eva/.test(to));
    expect(owners).toEqual(["eva@desk.example"]);
    await smtp.stop();
  });

  test("each working morning tells whoever has something due, once, on their clock", async () => {
    const id = await addLead({ name: "Perhaps a customer" }, "br");
    const owner = "vendas@desk.example";
    const { nowMs } = await store.clock();
    const monday =
      nowMs - (nowMs % dayMs) + ((8 - new Date(nowMs).getUTCDay()) % 7) * dayMs + 7 * dayMs;
    const day = new Date(monday).toISOString().slice(0, 10);
    await store.handle(id, { owner, followUp: day });
    const read = readConfig({ ...database.env, ...deskEnv });
    const config = { ...read, desk: read.desk! };
    const sent: OutgoingMail[] = [];
    const transport = {
      send: async (mail: OutgoingMail) => {
        sent.push(mail);
        return { kind: "sent" as const };
      },
    };
    const log = createLog("silent");
    const sendDue = createMornings({ store, transport, config, log });
    // In São Paulo it is three hours earlier than in UTC.
    for (const hours of [-48, 9, 10, 11, 34]) {
      await database.moveClock(monday + hours * 60 * minute - nowMs);
      await sendDue();
      expect(sent, `${hours}`).toHaveLength(hours < 10 ? 0 : hours < 34 ? 1 : 2);
    }
    const text = sent[0]?.raw.toString() ?? "";
    expect(sent[0]?.to).toBe(owner);
    expect(text).toMatch(/Subject: Para hoje ou vencidos: 1/);
    expect(text).not.toContain("Perhaps");
    await database.moveClock(0);
  });

  test("recipients are changed by operators alone, are used at once, and go back to DESKS", async () => {
    const ops = await signedIn("ops@desk.example");
    const bia = await admitted("vendas@desk.example");
    const form = {
      desk: "commercial",
      country: "br",
      addresses: "novo@desk.example, dois@desk.example",
    };
    expect((await bia.send(deskPaths.routing, form)).status).toBe(403);
    const wrong = await ops.send(deskPaths.routing, { ...form, addresses: "nobody" });
    expect(wrong.to).toBe("/routing?notice=recipients_wrong");
    await ops.send(deskPaths.routing, form);
    expect((await bia.get(deskPaths.routing)).text).toContain("novo@desk.example");
    await postLead(server.url, somePayload({ contact_type: "client", context: { country: "br" } }));
    const sent = () => mailsTo(database.dataDir, "commercial <novo@desk.example>").length;
    await vi.waitUntil(() => sent() === 1, patiently);
    await ops.send(deskPaths.routing, { ...form, addresses: "" });
    expect((await ops.get(deskPaths.routing)).text).not.toContain("novo@desk.example");
    const entries = await store.audit(Number.MAX_SAFE_INTEGER, 10, false);
    expect(entries.filter(({ what }) => what === "recipients")).toHaveLength(2);
  });

  test("leads are found by any word over all pages, and the way back keeps search and filters", async () => {
    await addLead({ name: "Perhaps a customer", message: "Necesito grúas en Córdoba" }, "br");
    for (let n = 0; n < 60; n++) await addLead({}, "br");
    while ((await store.indexSome()) > 0);
    const bia = await signedIn("vendas@desk.example");
    const { to } = await bia.send(deskPaths.search, { text: "gruas cordoba", from: "country=br" });
    const { text } = await bia.get(to);
    expect(text).toContain("Perhaps a customer");
    const [, href = ""] = /href="(\/leads\/[^"]+)" data-lead/.exec(text) ?? [];
    const lead = await bia.get(href.replaceAll("&amp;", "&"));
    expect(lead.text).toContain(`href="${to.replaceAll("&", "&amp;")}"`);
    expect((await bia.get("/leads?country=br&skip=50")).text).toContain("51–61 / 61");
  });

  test("health says what the metrics say, in words, counted in leads, and whom to call", async () => {
    await server.close();
    const port = String(await freePort());
    await start({
      ...{ SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, METRICS_PORT: "0" },
      ...{ DESK_PORT: port, DESK_ORIGIN: `http://127.0.0.1:${port}` },
    });
    await addLead({ heldReason: "trap" }, "ar");
    await postLead(server.url, somePayload());
    const metrics = async () => (await fetch(server.metricsUrl)).text();
    await vi.waitFor(async () => {
      expect(await metrics()).toMatch(/queue_paused\{channel="mail"\} 1/);
      expect(await metrics()).toMatch(/queue_deliveries\{state="held"\} 2/);
    }, patiently);
    const ops = await admitted("ops@desk.example");
    const text = await vi.waitFor(async () => {
      const page = (await ops.get("/health")).text;
      expect(page).toContain(
        "No se llega al servidor de correo. Llame a quien administra el correo.",
      );
      return page;
    }, patiently);
    expect(text).toContain("Ahora no se envía nada");
    expect(text).toContain("Guarda contactos");
    expect(text).toContain("Todavía ninguna");
    expect(text).toMatch(/Retenido<.{1,100}>1<.{1,200}márquelos como spam/);
    expect(text).toMatch(/Commit 44e838f, <time dateTime="2026-11-18T11:11/);
    expect(text).not.toMatch(/npm run|SMTP_URL|DATA_DIR|DESKS/);
    await database.age(3 * 24 * 60 * minute);
    expect((await ops.get("/health")).text).toContain("No consta ninguna: si falla la máquina");
  });

  test("a desk without a port, and a flooded one, cost the public site nothing, nor other addresses the desk", async () => {
    const lines: string[] = [];
    const busy = new URL(server.deskUrl).port;
    const second = await startServer(
      { ...database.env, ...deskEnv, DESK_PORT: busy },
      { log: createLog("error", { write: (line) => lines.push(line) }) },
    );
    expect(lines.join()).toContain('"code":"EADDRINUSE","event":"desk_not_opened"');
    expect((await postLead(second.url, somePayload())).status).toBe(202);
    await second.close();
    const sockets = Array.from({ length: 300 }, () => connect(Number(busy), "127.0.0.1"));
    for (const socket of sockets) socket.on("error", () => {}).write("GET /sign-in HTTP/1.1\r\n");
    const closed = () => sockets.filter(({ readyState }) => readyState === "closed").length;
    await vi.waitUntil(() => closed() >= 250, patiently);
    const twoHosts = "GET /sign-in HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n";
    const other = connect({ port: Number(busy), host: "127.0.0.1", localAddress: "127.0.0.2" });
    const [answer] = await once(other.end(twoHosts), "data");
    expect(String(answer)).toMatch(/^HTTP\/1.1 400 /);
    expect((await fetch(`${server.url}/us`)).status).toBe(200);
    expect((await postLead(server.url, somePayload())).status).toBe(202);
    for (const socket of sockets) socket.destroy();
  });

  test("nobody is sent from the desk to another site", async () => {
    for (const to of [
      "//evil.example",
      "https://evil.example",
      "/\\evil.example",
      "javascript:1",
    ]) {
      const browser = deskBrowser(server.deskUrl);
      expect((await browser.send(deskPaths.language, { language: "pt", to })).to).toBe("/");
    }
  });

  test("every page of an operator is shown, in the three languages", async () => {
    const id = await addLead({}, "ar");
    const ops = await signedIn("ops@desk.example");
    // The studio needs pages that are built (tests/studio.test.ts).
    const pages = deskPages.filter((page) => page !== "studio");
    const paths = [...pages.map((page) => deskPaths[page]), deskPaths.lead(id)];
    for (const language of ["pt", "en", "es"]) {
      await ops.send(deskPaths.language, { language, to: "/" });
      for (const path of paths) {
        const { status, text } = await ops.get(path);
        expect(status, path).toBe(200);
        expect(text).toContain(`<html lang="${language}"`);
      }
    }
    const tested = await ops.send(deskPaths.routing, { desk: "commercial", country: "br" });
    expect(tested.to).toBe("/routing?notice=mail_accepted");
    const bia = await signedIn("vendas@desk.example");
    expect((await bia.send(deskPaths.routing, { desk: "claims" })).status).toBe(403);
    for (const path of ["/health", "/audit", "/statistics"]) {
      expect((await bia.get(path)).status, path).toBe(403);
    }
  });

  test("the statistics count leads from the store, against the days before", async () => {
    const day = (back: number) =>
      new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
    const views = { measure: "views", dimension: "page", value: "/br" } as const;
    await store.addAnalytics([
      { ...views, day: day(0), count: 300 },
      { ...views, day: day(9), count: 200 },
      { measure: "lcp", dimension: "home", value: "20", day: day(0), count: 1 },
    ]);
    for (let n = 0; n < 3; n += 1) {
      await store.add(
        someLead({}, undefined, somePayload({ context: { page: "/br", country: "br" } })),
      );
    }
    await store.add(someLead({ heldReason: "trap" }));
    const ops = await admitted("ops@desk.example");
    const shown = await ops.get(`/statistics?since=${day(6)}&until=${day(0)}`);
    const [, link = ""] = /href="([^"]+country=br)"/.exec(shown.text) ?? [];
    expect((await ops.get(link.replaceAll("&amp;", "&"))).text.split("data-lead")).toHaveLength(4);
    const growth = await signedIn("growth@desk.example");
    const { text } = await growth.get(`/statistics?since=${day(6)}&until=${day(0)}`);
    const figures = [...text.matchAll(/text-figure">([^<]+)</g)].map(([, figure]) => figure);
    expect(figures).toEqual(["300", "3", "0", "0", "300", "3"]);
    // Whoever may not read leads has no links to them.
    expect(text).not.toContain("stage=leads");
    expect(text).toContain("+50");
    expect(text).toContain("LCP, bien hasta 2,5 s");
    expect(text).toContain("30,0 s");
    const csv = await growth.get(`/statistics/csv?since=${day(6)}&until=${day(0)}`);
    expect(csv.headers.get("content-disposition")).toContain(`statistics-${day(6)}-${day(0)}.csv`);
    expect(csv.text).toContain("country,br,visits,300\r\ncountry,br,leads,3\r\n");
  });

  test("a proxy's header signs in, but only from TRUSTED_PROXIES, and only whom DESK_USERS names", async () => {
    const header = { DESK_USER_HEADER: "X-User" };
    const as = (email: string) => deskBrowser(server.deskUrl, { headers: { "x-user": email } });
    await server.close();
    await start({ ...header, TRUSTED_PROXIES: "127.0.0.1" });
    const ops = as("ops@desk.example");
    expect((await ops.get("/leads")).status).toBe(200);
    expect((await ops.send(deskPaths.language, { language: "en", to: "/leads" })).status).toBe(303);
    expect((await as("nobody@desk.example").get("/leads")).to).toMatch(/^\/sign-in/);
    await server.close();
    await start({ ...header, TRUSTED_PROXIES: "192.0.2.1" });
    expect((await as("ops@desk.example").get("/leads")).to).toMatch(/^\/sign-in/);
  });
});
