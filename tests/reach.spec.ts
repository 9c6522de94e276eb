import type { APIRequestContext, Page } from "@playwright/test";
import { alternates } from "../core/paths.ts";
import { canonicalVisits, origin, visits } from "./site.ts";
import { expect, test } from "./test.ts";

async function htmlOf(request: APIRequestContext, path: string, cookie = "") {
  const response = await request.get(path, { headers: { Cookie: cookie } });
  expect(response.status(), path).toBe(200);
  return response.text();
}

function attribute(tag: string, name: string) {
  return tag.match(new RegExp(`\\b${name}="([^"]*)"`, "i"))?.[1] ?? "";
}

function linksOf(html: string, rel: string) {
  return [...html.matchAll(/<link [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => attribute(tag, "rel") === rel);
}

test("names one canonical address and its counterparts, reciprocally", async ({ request }) => {
  const graph = new Map<string, Map<string, string>>();
  for (const { path, cookie, canonical, ...ref } of visits) {
    const html = await htmlOf(request, path, cookie);
    expect(
      linksOf(html, "canonical").map((tag) => attribute(tag, "href")),
      path,
    ).toEqual([origin + canonical]);
    const named = linksOf(html, "alternate").map(
      (tag) => [attribute(tag, "hreflang"), attribute(tag, "href")] as const,
    );
    expect(named, path).toEqual(alternates(ref).map((a) => [a.hreflang, origin + a.path]));
    if (path === canonical) graph.set(origin + path, new Map(named));
  }
  for (const [page, counterparts] of graph) {
    for (const other of counterparts.values()) {
      expect([...(graph.get(other)?.values() ?? [])], `${other} names ${page}`).toContain(page);
    }
  }
});

test("describes every page, once", async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { path, cookie } of canonicalVisits) {
    const html = await htmlOf(request, path, cookie);
    const description = html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? "";
    expect(description.length, path).toBeGreaterThan(40);
    expect(description.length, path).toBeLessThan(160);
    expect(seen.get(description), `${path} and ${seen.get(description)}`).toBeUndefined();
    seen.set(description, path);
  }
});

test("has a picture to share for every page and language", async ({ request }) => {
  const images = new Set<string>();
  for (const { path, cookie } of visits) {
    const html = await htmlOf(request, path, cookie);
    const image = html.match(/property="og:image" content="([^"]*)"/)?.[1] ?? "";
    images.add(image);
  }
  for (const image of images) {
    const response = await request.get(image.replace(origin, ""));
    expect(response.status(), image).toBe(200);
    expect((await response.body()).length, image).toBeLessThan(100_000);
  }
});

test("carries structured data that reads back", async ({ request }) => {
  for (const { path, cookie, page, topic } of canonicalVisits) {
    const html = await htmlOf(request, path, cookie);
    const block =
      html.match(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/)?.[1] ?? "";
    const graph: { "@type": string; contactPoint?: unknown[]; areaServed?: unknown[] }[] =
      JSON.parse(block)["@graph"];
    const types = graph.map((node) => node["@type"]);
    expect(types, path).toEqual(
      expect.arrayContaining(["Organization", "WebSite", "BreadcrumbList"]),
    );
    expect(graph.find((node) => node["@type"] === "Organization")?.contactPoint, path).toHaveLength(
      4,
    );
    expect(types.includes("Service"), path).toBe(page === "services" && topic !== undefined);
  }
});

test("lists every canonical page in the sitemap, and nothing else", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(canonicalVisits.map(({ path }) => origin + path).sort());
  expect(await (await request.get("/robots.txt")).text()).toContain(
    `Sitemap: ${origin}/sitemap.xml`,
  );
  expect(await (await request.get("/llms.txt")).text()).toMatch(/^# Amparia/);
});

test("can be walked whole without scripts, in three steps", async ({ request }) => {
  const depth = new Map([["/", 0]]);
  const queue = ["/"];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const html = await htmlOf(request, path);
    const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
    for (const [tag] of html.matchAll(/<a [^>]*>/g)) {
      const href = attribute(tag, "href").replaceAll("&amp;", "&");
      if (href.startsWith("#")) expect(ids.has(href.slice(1)), `${path} ${href}`).toBe(true);
      const next = href.split("#")[0] ?? "";
      if (!next.startsWith("/") || depth.has(next)) continue;
      depth.set(next, (depth.get(path) ?? 0) + 1);
      queue.push(next);
    }
  }
  for (const { path } of canonicalVisits) expect(depth.get(path), path).toBeLessThanOrEqual(3);
});

/** Whether the bar is there, once nothing more is on its way. That it would be by then, the first test shows. */
async function hasBar(page: Page): Promise<boolean> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return page.getByRole("complementary").isVisible();
}

test.describe("a browser that prefers another of our sites", () => {
  test.use({ locale: "pt-BR" });

  test("is offered the same page there, once", async ({ page, open }) => {
    await open("/us/services/pets");
    expect(await hasBar(page)).toBe(true);
    const bar = page.getByRole("complementary");
    await expect(bar).toHaveAttribute("lang", "pt-BR");
    await expect(bar.getByRole("link")).toHaveAttribute("href", "/br/servicos/pets");
    await bar.getByRole("button", { name: "Fechar" }).click();
    await expect(bar).toBeHidden();
    await open("/us");
    expect(await hasBar(page)).toBe(false);
  });

  test("is left alone once it has chosen otherwise", async ({ page, open }) => {
    await open("/us");
    await expect(page.getByRole("complementary")).toBeVisible();
    await page.locator('button[popovertarget="language-floating"]').click();
    await page.locator("#language-floating").getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL(/\/es$/);
    expect(await hasBar(page)).toBe(false);
  });
});

test("offers nothing to a browser that is at home", async ({ page, open }) => {
  await open("/");
  expect(await hasBar(page)).toBe(false);
});
