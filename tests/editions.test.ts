// What people change at the desk, on the built site: made public without a build, followed by other servers, kept by restarts.
import { cpSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { contentFor } from "#content/content-for.ts";
import { overlaid } from "#content/edition-changes.ts";
import { type Change, unconfirmed } from "#core/editions.ts";
import { runLeads } from "#server/cli/testing/run-leads.ts";
import { pageListFile, readPageList } from "#server/editions/page-list.ts";
import { texts } from "#server/mail/texts.ts";
import { database, describeEachStore, onSqlite, store } from "#server/testing/each-store.ts";
import { startServer } from "#server/testing/server.ts";
import { origin } from "./site.ts";

const who = "ana@owner.example";
const workerFile = resolve("build/render/worker.js");
const about = { file: "about/es.json", path: "head.title", value: "Ornitorrincos y nosotros" };

type Running = Awaited<ReturnType<typeof startServer>>;

function start(changes: Parameters<typeof startServer>[1] = {}): Promise<Running> {
  return startServer(
    { ...database.env, PUBLIC_ORIGIN: origin },
    { siteDir: resolve("build/site"), workerFile, editionWaits: { pollMs: 50 }, ...changes },
  );
}

const change = (given: Partial<Change>): Change => ({ ...about, base: null, who, at: 1, ...given });

function editorOf({ editor }: Running) {
  if (!editor) throw new Error("No editor");
  return editor;
}

/** On top of what is published. */
async function publish(server: Running, ...changes: Change[]) {
  const { number, changes: before } = editorOf(server).state();
  const all = overlaid(before, changes);
  return editorOf(server).publish({ who, reason: "", after: number, changes: all, drafts: [] });
}

async function pageAt({ url }: Running, path: string) {
  const response = await fetch(url + path);
  return { etag: response.headers.get("etag"), text: await response.text() };
}

const shownBy = (server: Running, path: string, text: string) =>
  vi.waitFor(async () => expect((await pageAt(server, path)).text).toContain(text), 500_000);

describeEachStore(() => {
  test("a published text is in every form of its pages at once, and nothing else changes", async () => {
    const server = await start();
    const before = await Promise.all(
      ["/nosotros", "/inversores"].map((path) => pageAt(server, path)),
    );
    const outcome = await publish(
      server,
      change({}),
      change({ file: "contact-form/pt.json", path: "submit", value: "Ornitorrinco enviado" }),
      change({ file: "mails/es.json", path: "subject.newContact", value: "Ornitorrinco" }),
    );
    expect(outcome).toEqual({ number: 1 });
    for (const path of ["/nosotros", "/nosotros.md", "/llms.txt"]) {
      expect((await pageAt(server, path)).text, path).toContain(about.value);
    }
    const day = new Date().toISOString().slice(0, 10);
    const { text: sitemap } = await pageAt(server, "/sitemap.xml");
    expect(sitemap).toContain(`${origin}/nosotros</loc><lastmod>${day}</lastmod>`);
    expect(sitemap).toContain(`${origin}/us/about</loc><xhtml`);
    expect(texts.es.subject.newContact).toBe("Ornitorrinco");
    expect(await pageAt(server, "/inversores")).toEqual(before[1]);
    expect(await publish(server, change({ value: null }))).toMatchObject({
      problems: [{ file: about.file, path: about.path }],
    });
    const { number } = editorOf(server).state();
    expect(
      await editorOf(server).publish({ who, reason: "", after: number, changes: [], drafts: [] }),
    ).toEqual({ number: 2 });
    expect(await pageAt(server, "/nosotros")).toEqual(before[0]);
    expect(texts.es.subject.newContact).not.toBe("Ornitorrinco");
    await server.close();
  });

  test("what a check or the thread refuses changes nothing", async () => {
    const server = await start();
    const before = await pageAt(server, "/nosotros");
    const refused = await publish(server, change({}), change({ path: "lead", value: "" }));
    expect(refused).toEqual({
      problems: [{ file: about.file, path: "lead", message: expect.stringContaining("blank") }],
    });
    const { number } = editorOf(server).state();
    const late = { who, reason: "", after: number - 1, changes: [change({})], drafts: [] };
    expect(await editorOf(server).publish(late)).toEqual({ outdated: true });
    await server.close();
    const broken = await start({ workerFile: "/nowhere.js" });
    expect(await publish(broken, change({}))).toMatchObject({
      problems: [{ file: "", path: "", message: expect.any(String) }],
    });
    expect(await pageAt(broken, "/nosotros")).toEqual(before);
    expect(await store.editionNumber()).toBe(0);
    await broken.close();
  });

  test("another server follows, and a restarted one shows it before it answers", async () => {
    const [one, other] = [await start(), await start()];
    await publish(one, change({}));
    await shownBy(other, "/nosotros", about.value);
    await Promise.all([one.close(), other.close()]);
    expect(contentFor({ country: "ar", language: "es" }, "about").head.title).not.toBe(about.value);
    // It renders nothing: the folder is there.
    const again = await start({ workerFile: "/nowhere.js" });
    expect((await pageAt(again, "/nosotros")).text).toContain(about.value);
    await again.close();
  });

  test("a start whose edition is not made answers at once, with what was shown last", async () => {
    const stuck = join(mkdtempSync(join(tmpdir(), "editions-")), "stuck.js");
    writeFileSync(stuck, "setInterval(() => {}, 1_000);");
    const newest = { ...about, value: "Ornitorrincos y todos" };
    await store.publishEdition({ who, reason: "", after: 0, changes: [change({})], drafts: [] });
    const first = await start({ workerFile: stuck });
    expect((await pageAt(first, "/nosotros")).text).not.toContain("Ornitorrincos");
    await first.close();
    const second = await start();
    await shownBy(second, "/nosotros", about.value);
    await second.close();
    const changes = [change(newest)];
    await store.publishEdition({ who, reason: "", after: 1, changes, drafts: [] });
    const third = await start({ workerFile: stuck, editionWaits: { settleMs: 3_000 } });
    expect((await pageAt(third, "/nosotros")).text).toContain(about.value);
    expect(editorOf(third).state()).toMatchObject({ number: 2, shown: 1, changes });
    // Another server answers visitors meanwhile, if there can be one, but not for ever.
    const ready = async () => (await fetch(`${third.url}/api/ready`)).status;
    expect(await ready()).toBe(database.env.DATABASE_URL ? 503 : 200);
    await vi.waitFor(async () => expect(await ready()).toBe(200), 10_000);
    await third.close();
  });

  test("a new release starts with the pages that were made for it, and the earlier one again with its own", async () => {
    const old = mkdtempSync(join(tmpdir(), "release-"));
    cpSync(resolve("build/site"), old, { recursive: true });
    const listed = { ...readPageList(old), release: "earlier" };
    writeFileSync(join(old, pageListFile), JSON.stringify(listed));
    const folders = join(database.dataDir, "editions");
    const age = () => {
      for (const name of readdirSync(folders)) utimesSync(join(folders, name), 1, 1);
    };
    const asReleases = async () => {
      for (const siteDir of [old, resolve("build/site")]) {
        const server = await start({ siteDir, workerFile: "/nowhere.js" });
        expect((await pageAt(server, "/nosotros")).text, siteDir).toContain(about.value);
        await server.close();
      }
    };
    const running = await start({ siteDir: old });
    await publish(running, change({}));
    age();
    const environment = { ...database.env, PUBLIC_ORIGIN: origin };
    expect(await runLeads(environment, "prepare")).toBe("The pages of edition 1 are made.\n");
    await asReleases();
    // Published between `prepare` and the restart: until it is made, the new release shows what was prepared.
    await publish(running, change({ path: "lead", value: "Ornitorrincos por todas partes." }));
    await running.close();
    await asReleases();
  });

  test("a plan that is due is published by one server, and one that cannot be says why", async () => {
    const servers = [await start(), await start()];
    const plan = { dueAt: Date.now(), who, reason: "", failure: null };
    await store.addPlan({ ...plan, id: "good", changes: [change({})] });
    await shownBy(servers[0] as Running, "/nosotros", about.value);
    await vi.waitFor(async () => expect(await store.plans()).toEqual([]), 60_000);
    await store.addPlan({ ...plan, id: "bad", changes: [change({ path: "lead", value: " " })] });
    await vi.waitFor(async () => expect((await store.plans())[0]?.failure).toBeTruthy(), 60_000);
    expect((await store.plans())[0]?.failure).toMatch(/about\/es\.json: lead: is blank/);
    await store.addPlan({ ...plan, id: "late", dueAt: 1, changes: [] });
    await vi.waitFor(async () => expect((await store.plans())[0]?.failure).toBe(unconfirmed));
    expect(await store.editionNumber()).toBe(1);
    await store.confirmPlan("late");
    await vi.waitFor(async () => expect(await store.editionNumber()).toBe(2), 60_000);
    for (const server of servers) await server.close();
  });

  test("an edit whose release says something else now is shown, and listed", async () => {
    const old = change({ base: "What an earlier release said" });
    const unknown = change({ file: "welcome/es.json", path: "gone", value: "Adiós" });
    const changes = [old, unknown];
    await store.publishEdition({ who, reason: "", after: 0, changes, drafts: [] });
    const server = await start();
    await shownBy(server, "/nosotros", about.value);
    const { conflicts, failure, shown } = editorOf(server).state();
    expect(shown).toBe(1);
    expect(conflicts[0]).toMatchObject({ change: old, released: expect.any(String) });
    expect(failure).toMatchObject([{ file: "welcome/es.json", path: "gone" }]);
    await server.close();
  });
});

describe("whatever the store", () => {
  onSqlite();

  test("pages answer while every one of them is made anew", async () => {
    const server = await start();
    const stop = new AbortController();
    const answers: number[] = [];
    const visitors = Array.from({ length: 4 }, async () => {
      while (!stop.signal.aborted) {
        answers.push((await fetch(`${server.url}/nosotros`)).status);
        // The thread that makes the pages gives way to whoever is in a hurry.
        await sleep(20);
      }
    });
    const skip = (voice: string) =>
      change({
        file: `layout/${voice}.json`,
        path: "skipToContent",
        value: `Ornitorrinco ${voice}`,
      });
    expect(await publish(server, ...["es", "pt", "en"].map(skip))).toEqual({ number: 1 });
    stop.abort();
    await Promise.all(visitors);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect((await pageAt(server, "/us/services")).text).toContain("Ornitorrinco en");
    await server.close();
  });
});
