// The studio's forms, on the built site and both stores: who may write and publish what, and what is refused.
import { resolve } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { contentFor } from "#content/content-for.ts";
import { overlayOf } from "#content/edition-changes.ts";
import { recordPath } from "#core/desk-records.ts";
import { unconfirmed } from "#core/editions.ts";
import { studioAddress, studioPaths } from "#core/studio.ts";
import { hashOf, newSecret } from "#server/desk/secrets.ts";
import { textIn } from "#server/desk/studio/voices.ts";
import { deskBrowser } from "#server/testing/desk.ts";
import { database, describeEachStore, onSqlite, store } from "#server/testing/each-store.ts";
import { startServer } from "#server/testing/server.ts";
import { origin } from "./site.ts";

const [ana, eva, bia, vera] = ["ana", "eva", "bia", "vera"].map(
  (name) => `${name}@owner.example`,
) as [string, string, string, string];
const DESK_USERS = JSON.stringify({
  [ana]: "editor",
  [eva]: "editor",
  [bia]: "editor:br",
  [vera]: "sales",
});
const title = "about/es.json head.title";
const [page, language] = ["/nosotros", "es"] as const;
const form = { page, in: language, id: title, voice: "es", seen: "null", do: "save" };

/** As written: what is in braces is filled in on the page. */
const before = textIn({}, { file: "about/es.json", path: "head.title" }) ?? "";

let server: Awaited<ReturnType<typeof startServer>>;

async function start(env: Record<string, string> = {}) {
  server = await startServer(
    { ...database.env, PUBLIC_ORIGIN: origin, DESK_PORT: "0", DESK_USERS, ...env },
    { siteDir: resolve("build/site"), workerFile: resolve("build/render/worker.js") },
  );
}

afterEach(() => server.close());

async function admitted(email: string) {
  const secret = newSecret();
  await store.addPass({ hash: hashOf(secret), kind: "session", email, lastsMs: 3_600_000 });
  const browser = deskBrowser(server.deskUrl);
  browser.jar.set("desk", secret);
  const change = (text: string, changes = {}) =>
    browser.send(studioPaths.text, { ...form, text, ...changes });
  const publish = async (changes = {}) => {
    const { text } = await browser.get(studioPaths.changes);
    const marks = [...text.matchAll(/name="change"[^>]* value="(\w+)"/g)].map(([, mark]) => mark);
    const all = { do: "publish", change: marks.join(), reason: "Prueba", ...changes };
    return browser.send(studioPaths.changes, all);
  };
  return { ...browser, change, publish };
}

const publicPage = async (path = page) => (await fetch(server.url + path)).text();

describeEachStore(() => {
  test("a text is written, seen in the frame, published, and undone", async () => {
    await start();
    const browser = await admitted(ana);
    const opened = await browser.get(studioAddress({ path: page, language, id: title }));
    expect(opened.text).toContain(before);
    const saved = await browser.change("Ornitorrincos y usted");
    expect(saved).toMatchObject({ status: 303, to: expect.stringContaining("notice=draft_saved") });
    const frame = await browser.get(`${studioPaths.frame}?page=${page}&in=es`);
    expect(frame.text).toMatch(/<title data-text="[\d ]+">Ornitorrincos y usted/);
    expect(frame.text).not.toContain("<script");
    expect(frame.headers.get("content-security-policy")).toMatch(/^default-src 'none'.*sandbox/);
    expect(await publicPage()).not.toContain("Ornitorrincos");
    expect((await browser.publish()).to).toContain("notice=published");
    expect(await publicPage()).toContain("Ornitorrincos y usted");
    expect(await publicPage()).not.toContain("data-text");
    const history = await browser.get(`${studioPaths.history}?edition=1`);
    expect(history.text).toContain('<span class="wrap-anywhere">Prueba</span>');
    expect(history.text).toContain("Ornitorrincos y usted");
    const undone = await browser.send(studioPaths.history, { edition: "0", reason: "" });
    expect(undone.to).toContain("notice=restored");
    expect(await publicPage()).not.toContain("Ornitorrincos");
    const done = (await store.audit(Number.MAX_SAFE_INTEGER, 9)).map(({ what }) => what);
    expect(done).toEqual(["restored", "published", "draft_saved"]);
  });
});

describe("the studio", () => {
  onSqlite();

  test("hostile texts are refused, and what has errors is not published", async () => {
    await start();
    const browser = await admitted(ana);
    for (const text of [
      "<script>alert(1)</script>",
      "{{x}}",
      "{__proto__}",
      "a\u202eb",
      "\u{f0001}",
      " ",
      "\u0000",
    ]) {
      const { status, text: answer } = await browser.change(text);
      expect(status, text).toBe(200);
      expect(answer, text).toContain("No se guardó");
    }
    expect((await browser.change("a".repeat(1_000_000))).text).toContain("demasiado largo");
    for (const id of ["../core/brand.ts name", "home/xx.json title", "home/es.json __proto__"]) {
      expect((await browser.change("Hola", { id })).status, id).toBe(404);
    }
    expect(await store.drafts()).toEqual([]);
    await browser.change("Somos la empresa líder");
    expect((await browser.publish()).to).toContain("notice=has_errors");
    expect((await browser.get(studioPaths.changes)).text).toContain("líder: es una afirmación");
    const failed = { who: ana, reason: "", changes: [], failure: "about/es.json: lead: is blank" };
    await store.addPlan({ ...failed, id: "failed", dueAt: 1 });
    const { text: said } = await browser.get(studioPaths.changes);
    expect(said.includes("Está vacío.") && !said.includes("is blank")).toBe(true);
    await browser.change("Otra vez nosotros", { seen: '{"es":"Somos la empresa líder"}' });
    const { text } = await browser.get(studioPaths.changes);
    const [, mark = ""] = /name="change"[^>]* value="(\w+)"/.exec(text) ?? [];
    await browser.change("Una vez más nosotros", { seen: '{"es":"Otra vez nosotros"}' });
    const late = await browser.publish({ change: mark });
    expect(late.to).toContain("notice=changes_newer");
  });

  test("what emails say is found beside any page, and once published said in the next one", async () => {
    await start();
    const browser = await admitted(ana);
    for (const search of ["mails/", "answers/"]) {
      const { text } = await browser.get(studioAddress({ path: page, language, search }));
      expect(text).toContain(`data-id="${search}es.json subject`);
    }
    const id = "answers/es.json templates.first.name";
    const { text } = await browser.get(studioAddress({ path: page, language, id }));
    expect(text).toContain("va en los correos");
    await browser.change("Ornitorrincos", { id });
    expect((await browser.publish()).to).toContain("notice=published");
    const { templates } = contentFor({ country: "ar", language: "es" }, "answers");
    expect(templates.first.name).toBe("Ornitorrincos");
  });

  test("a text that the release says differently is decided, and then a draft", async () => {
    const edited = { file: "about/es.json", base: "Antes", who: eva, at: 1 };
    const changes = ["title", "head.title"].map((path) => ({ ...edited, path, value: path }));
    await store.publishEdition({ who: eva, reason: "", after: 0, changes, drafts: [] });
    await start();
    const browser = await admitted(ana);
    const listed = async () => (await browser.get(studioPaths.changes)).text;
    await vi.waitFor(async () => expect(await listed()).toContain('name="keep"'), 60_000);
    await browser.send(studioPaths.plans, { id: title, keep: "ours" });
    await browser.send(studioPaths.plans, { id: "about/es.json title", keep: "released" });
    expect(await listed()).not.toContain('name="keep"');
    expect(await listed()).toContain(before);
    expect((await browser.publish()).to).toContain("notice=published");
    expect((await store.edition(2))?.changes).toMatchObject([
      { value: "head.title", base: before },
    ]);
    expect(await listed()).not.toContain('name="keep"');
  });

  test("nobody reaches it without a session, nor on the public listener", async () => {
    await start();
    for (const path of Object.values(studioPaths)) {
      const stranger = await deskBrowser(server.deskUrl).get(path);
      expect(stranger.to, path).toMatch(/^\/sign-in/);
      expect((await fetch(server.url + path)).status, path).toBe(404);
    }
    const { id: _, ...withoutToken } = form;
    const body = new URLSearchParams({ ...withoutToken, id: title, text: "Hola" });
    const browser = await admitted(ana);
    const cookie = `desk=${browser.jar.get("desk")}`;
    const forged = await fetch(server.deskUrl + studioPaths.text, {
      method: "POST",
      headers: { cookie, "sec-fetch-site": "same-origin" },
      body,
    });
    expect(forged.status).toBe(403);
  });

  test("an editor of a country writes that country's own words, and reads no leads", async () => {
    await start();
    const browser = await admitted(bia);
    expect((await browser.get("/leads")).status).toBe(403);
    expect((await (await admitted(vera)).get(studioPaths.page)).status).toBe(403);
    const br = { page: "/br/sobre-nos", in: "pt", id: "about/pt.json head.title", voice: "pt" };
    expect((await browser.change("Sobre todos", br)).status).toBe(403);
    expect((await browser.change("Sobre todos", { ...br, voice: "pt-BR" })).status).toBe(303);
    expect(overlayOf(await store.drafts())).toEqual({
      "about/pt-BR.json": { "head.title": "Sobre todos" },
    });
    await (await admitted(ana)).change("Nosotros y usted");
    const { text } = await browser.get(studioPaths.changes);
    expect(text.match(/name="change"/g)).toHaveLength(2);
    expect(text.match(/disabled=""/g)).toHaveLength(1);
    expect((await browser.publish()).status).toBe(403);
  });

  test.each<[approval: string, marked: string[], asked: string[]]>([
    ["off", ["Ornitorrincos"], ["Ornitorrincos", "Nutrias"]],
    ["on", [], ["Nutrias"]],
  ])(
    "with approval %s, what colleagues wrote is marked only when asked for",
    async (approval, marked, asked) => {
      await start({ CONTENT_APPROVAL: approval });
      const [browser, colleague] = [await admitted(ana), await admitted(eva)];
      await browser.change("Ornitorrincos");
      await colleague.change("Nutrias", { id: "about/es.json lead" });
      const markedAt = async (path: string) => {
        const { text } = await browser.get(path);
        const items = text.split("<li ").filter((item) => item.includes('checked=""'));
        const words = ["Ornitorrincos", "Nutrias"];
        return words.filter((word) => items.some((item) => item.includes(word)));
      };
      expect(await markedAt(studioPaths.changes)).toEqual(marked);
      const [all = ""] =
        /\/studio\/changes\?[^"]+/.exec((await browser.get(studioPaths.changes)).text) ?? [];
      expect(await markedAt(all)).toEqual(asked);
      expect((await browser.get(all)).text).not.toContain(`href="${all}"`);
    },
  );

  type Admitted = Awaited<ReturnType<typeof admitted>>;
  const plan = { do: "plan", when: "2099-01-01T09:00", clock: "ar" };
  const terms = recordPath("terms/us-hours");
  const published = (author: Admitted, colleague: Admitted) =>
    author.change("Ornitorrincos y usted").then(() => colleague.publish());
  const planned = async (author: Admitted, colleague: Admitted) => {
    await author.change("Ornitorrincos y usted");
    await colleague.publish(plan);
    return (await store.plans())[0]?.id ?? "";
  };
  const sendTerms = async ({ get, send }: Admitted, what: string) => {
    const [, seen = ""] = /name="seen" value="(\w+)"/.exec((await get(terms)).text) ?? [];
    return send(terms, { "texts.en.position": "by agreement", seen, do: what });
  };
  test("changes of records are told by their names and fields, old and new", async () => {
    await start();
    const browser = await admitted(ana);
    const lines = [
      [
        "records/terms/us-hours.json",
        { term: "hours", country: "us", texts: { en: { position: "by agreement" } } },
      ],
      [
        "records/proof/client-1.json",
        {
          kind: "client",
          name: "Seguros Ñandú",
          countries: ["ar", "br"],
          trade: "insurers",
          permission: { on: "2026-11-01" },
        },
      ],
      [
        "records/network/es.json",
        {
          country: "es",
          day: "2026-11-01",
          file: `${"0".repeat(64)}.json`,
          rows: 7,
          regions: { "28": {} },
        },
      ],
    ] as const;
    for (const [file, value] of lines) {
      await store.saveDraft({ file, path: "", value, base: null, who: ana }, undefined);
    }
    const removal = { file: "records/proof/quote-1.json", path: "", value: null, base: null };
    await store.saveDraft({ ...removal, who: ana }, undefined);
    const certificate = { kind: "certificate", texts: { es: { name: "2026-13-45" } } };
    const oddlyNamed = { file: "records/proof/certificate-1.json", path: "", value: certificate };
    await store.saveDraft({ ...oddlyNamed, base: null, who: ana }, undefined);
    const { text } = await browser.get(studioPaths.changes);
    for (const said of [
      /¿En qué horario se atiende\? · Estados Unidos.*Su posición \(inglés\).*by agreement/s,
      /Cliente · Seguros Ñandú.*Nombre.*Seguros Ñandú.*Argentina, Brasil.*Aseguradoras.*Cuándo lo permitió.*1 nov 2026/s,
      /Red · España.*Familias por lugar, publicadas: 7; provincias o regiones: 1; datos al 1 nov 2026/s,
      /Cita · quote-1.*Retirar del sitio/s,
      /2026-13-45/,
    ]) {
      expect(text).toMatch(said);
    }
    expect(text).not.toMatch(/Sin país|&quot;|>null<|ver en la página/i);
    for (const path of ["/records/terms/us-hours", "/records/proof/client-1", "/records/network"]) {
      expect(text).toContain(`href="${path}"`);
    }
  });

  test("a draft is not dropped on a page that shows an older one", async () => {
    await start();
    const [browser, colleague] = [await admitted(ana), await admitted(eva)];
    await browser.change("Ornitorrincos");
    await colleague.change("Nutrias", { seen: '{"es":"Ornitorrincos"}' });
    const stale = { do: "drop", seen: '{"es":"Ornitorrincos"}' };
    const refused = await browser.change("Ornitorrincos", stale);
    expect(refused.text).toContain("Un colega cambió este texto antes que usted");
    expect(refused.text).toContain("Nutrias");
    expect(await store.drafts()).toMatchObject([{ value: "Nutrias", who: eva }]);
    const seen = { ...stale, seen: '{"es":"Nutrias"}' };
    expect((await browser.change("", seen)).to).toContain("notice=text_dropped");
    expect(await store.drafts()).toEqual([]);
  });

  test("a record that is published as it is makes no edition", async () => {
    await start();
    const browser = await admitted(ana);
    expect((await sendTerms(browser, "publish")).to).toContain("notice=record_published");
    expect((await sendTerms(browser, "publish")).to).toContain("notice=record_unchanged");
    expect(await store.editionNumber()).toBe(1);
    expect(await store.drafts()).toEqual([]);
    const { text } = await browser.get(studioPaths.history);
    expect(text).toContain(">¿En qué horario se atiende? · Estados Unidos<");
    // Saved as it is, it is neither taken away nor changed.
    expect((await sendTerms(browser, "draft")).to).toContain("notice=record_saved");
    expect((await browser.get(studioPaths.changes)).text).not.toContain("Retirar del sitio");
  });

  test("the history shows a reason that is longer than a file's name, or reads like a path", async () => {
    await start();
    const browser = await admitted(ana);
    for (const reason of ["Sí, claro. ".repeat(27), "../../package"]) {
      await browser.change(reason.slice(0, 12));
      await browser.publish({ reason });
      expect((await browser.get(studioPaths.history)).text).toContain(reason.trim());
    }
  });

  const backTo =
    (edition: string) =>
    ({ send }: Admitted) =>
      send(studioPaths.history, { edition, reason: "" });
  const publishing = ({ publish }: Admitted) => publish();

  // What the author has done when only somebody's press is missing, and the press.
  test.each<
    [
      way: string,
      prepare: (author: Admitted, colleague: Admitted) => Promise<unknown>,
      press: (person: Admitted) => Promise<unknown>,
    ]
  >([
    ["publishes what they wrote", ({ change }) => change("Ornitorrincos"), publishing],
    [
      "schedules what they wrote",
      ({ change }) => change("Ornitorrincos"),
      ({ publish }) => publish(plan),
    ],
    [
      "publishes what a colleague only saved again",
      async ({ change }, colleague) => {
        await change("Ornitorrincos");
        await colleague.change("Ornitorrincos", { seen: '{"es":"Ornitorrincos"}' });
      },
      publishing,
    ],
    [
      "publishes what they took out of a plan",
      async (author, colleague) => {
        await author.send(studioPaths.plans, { id: await planned(author, colleague) });
      },
      publishing,
    ],
    [
      "confirms a plan of what they wrote",
      async (author, colleague) => store.failPlan(await planned(author, colleague), unconfirmed),
      async ({ send }) => send(studioPaths.plans, { id: await firstPlan(), do: "confirm" }),
    ],
    ["takes away what they wrote", published, backTo("0")],
    [
      "brings back what they wrote",
      (author, colleague) => published(author, colleague).then(() => backTo("0")(colleague)),
      backTo("1"),
    ],
    [
      "publishes a record of their own",
      (author) => sendTerms(author, "draft"),
      (one) => sendTerms(one, "publish"),
    ],
    [
      "publishes a record of their own among texts",
      (author) => sendTerms(author, "publish"),
      publishing,
    ],
    [
      "withdraws a record alone",
      async (author, colleague) => {
        await sendTerms(author, "draft");
        await sendTerms(colleague, "publish");
        await sendTerms(author, "remove");
      },
      (one) => sendTerms(one, "remove"),
    ],
  ])("with approval nobody %s, and a colleague does", async (_, prepare, press) => {
    await start({ CONTENT_APPROVAL: "on" });
    const [author, colleague] = [await admitted(ana), await admitted(eva)];
    await prepare(author, colleague);
    const before = await inForce();
    await press(author);
    expect(await inForce()).toEqual(before);
    const done = await press(colleague);
    expect(await inForce(), JSON.stringify(done)).not.toEqual(before);
  });

  const firstPlan = async () => (await store.plans())[0]?.id ?? "";
  /** What is public, or will be at its time. */
  const inForce = async () => [
    await store.editionNumber(),
    (await store.plans()).filter(({ failure }) => failure === null),
  ];

  test("translators get what has changed, and what they send back is a draft", async () => {
    await start();
    const browser = await admitted(ana);
    await browser.change("Ornitorrincos y usted");
    const query = "?from=es&to=pt";
    expect((await browser.get(studioPaths.translations + query)).text).toContain("Ornitorrincos");
    const { text: file } = await browser.get(studioPaths.xliff + query);
    const translated = file.replace(/(<target[^>]*>)[^<]*/, "$1Ornitorrincos e você");
    const load = async (content: string) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ from: "es", to: "pt" })) body.set(name, value);
      body.set("file", new File([content], "pt.xlf"));
      const { text } = await browser.get(studioPaths.translations);
      body.set("token", /name="token" value="([^"]+)"/.exec(text)?.[1] ?? "");
      return browser.send(studioPaths.xliff, {}, { body });
    };
    expect((await load(translated)).to).toContain("notice=translations_read");
    expect(await store.drafts()).toContainEqual(
      expect.objectContaining({ file: "about/pt.json", value: "Ornitorrincos e você" }),
    );
    expect((await browser.get(studioPaths.translations + query)).text).toContain("No falta nada");
    const bad = translated
      .replace("Ornitorrincos e você", "&lt;b&gt;")
      .replace("about/", "nosuch/");
    expect((await load(bad)).text).toContain("No hay tal texto.");
    const units = `${bad.slice(bad.indexOf("<unit"), bad.indexOf("</unit>"))}</unit>`.repeat(300);
    const long = await load(bad.replace(/<unit[\s\S]*<\/unit>/, units));
    expect(long.text.split("No hay tal texto.")).toHaveLength(201);
    expect(long.text).toContain("Se muestran las primeras 200.");
    expect((await load("<html>")).to).toContain("notice=translations_wrong");
  });
});
