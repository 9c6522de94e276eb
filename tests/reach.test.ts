// What search engines, crawlers and shared links read of a page.
import { expect, test } from "vitest";
import { benchmarksPath } from "../core/benchmark-files.ts";
import { brand } from "../core/brand.ts";
import { countries } from "../core/countries.ts";
import { assumptionsOf } from "../core/estimate.ts";
import { alternates, markdownPath, pathOf } from "../core/paths.ts";
import { startingProgramme } from "../core/programme.ts";
import { programmeVersion } from "../core/programme-start.ts";
import { sourceOf } from "../core/sources.ts";
import { servedHtml } from "./served-html.ts";
import { canonicalVisits, origin, visits } from "./site.ts";

function attribute(tag: string, name: string) {
  return tag.match(new RegExp(`\\b${name}="([^"]*)"`, "i"))?.[1] ?? "";
}

function linksOf(html: string, rel: string) {
  return [...html.matchAll(/<link [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => attribute(tag, "rel") === rel);
}

test("names one canonical address and its counterparts, reciprocally", async () => {
  const graph = new Map<string, Map<string, string>>();
  for (const { path, cookie, canonical, ...ref } of visits) {
    const html = await servedHtml({ path, cookie });
    expect(
      linksOf(html, "canonical").map((tag) => attribute(tag, "href")),
      path,
    ).toEqual([origin + canonical]);
    const named = linksOf(html, "alternate")
      .filter((tag) => attribute(tag, "hreflang") !== "")
      .map((tag) => [attribute(tag, "hreflang"), attribute(tag, "href")] as const);
    expect(named, path).toEqual(alternates(ref).map((a) => [a.hreflang, origin + a.path]));
    if (path === canonical) graph.set(origin + path, new Map(named));
  }
  for (const [page, counterparts] of graph) {
    for (const other of counterparts.values()) {
      expect([...(graph.get(other)?.values() ?? [])], `${other} names ${page}`).toContain(page);
    }
  }
});

test("gives every page a title of its own", async () => {
  const titles = new Map<string, string>();
  for (const { path, cookie } of canonicalVisits) {
    const html = await servedHtml({ path, cookie });
    const title = html.match(/<title>([^<]*)<\/title>/)?.[1] ?? "";
    expect(titles.get(title), `${path} and ${titles.get(title)} share "${title}"`).toBeUndefined();
    expect(title.length, path).toBeLessThan(60);
    titles.set(title, path);
  }
});

test("describes every page, once", async () => {
  const seen = new Map<string, string>();
  for (const { path, cookie } of canonicalVisits) {
    const html = await servedHtml({ path, cookie });
    const description = html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? "";
    expect(description.length, path).toBeGreaterThan(40);
    expect(description.length, path).toBeLessThan(160);
    expect(seen.get(description), `${path} and ${seen.get(description)}`).toBeUndefined();
    seen.set(description, path);
  }
});

test("has a share picture for every page and language", async () => {
  const images = new Set<string>();
  for (const { path, cookie } of visits) {
    const html = await servedHtml({ path, cookie });
    const image = html.match(/property="og:image" content="([^"]*)"/)?.[1] ?? "";
    images.add(image);
  }
  for (const image of images) {
    const response = await fetch(image);
    expect(response.status, image).toBe(200);
    expect((await response.arrayBuffer()).byteLength, image).toBeLessThan(100_000);
  }
});

test("has structured data that parses", async () => {
  for (const { path, cookie, page, topic } of canonicalVisits) {
    const html = await servedHtml({ path, cookie });
    const block =
      html.match(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/)?.[1] ?? "";
    const graph: { "@type": string; contactPoint?: unknown[]; distribution?: unknown[] }[] =
      JSON.parse(block)["@graph"];
    const types = graph.map((node) => node["@type"]);
    expect(types, path).toEqual(
      expect.arrayContaining(["Organization", "WebSite", "BreadcrumbList"]),
    );
    expect(graph.find((node) => node["@type"] === "Organization")?.contactPoint, path).toHaveLength(
      4,
    );
    expect(types.includes("Service"), path).toBe(page === "services" && topic !== undefined);
    const figures = graph.find((node) => node["@type"] === "Dataset");
    expect(figures !== undefined, path).toBe(page === "programme");
    for (const { contentUrl } of (figures?.distribution ?? []) as { contentUrl: string }[]) {
      expect((await fetch(contentUrl)).status, contentUrl).toBe(200);
    }
  }
});

test("serves each page as Markdown of a fifth of its size, with every service, assumption and source", async () => {
  for (const { path, cookie, page, country } of canonicalVisits) {
    const html = await servedHtml({ path, cookie });
    const text = await servedHtml({ path: markdownPath(path), cookie });
    expect(Buffer.byteLength(text), path).toBeLessThan(Buffer.byteLength(html) / 5);
    const code = countries.find((it) => it.code === country)?.code ?? "ar";
    if (page === "coverage") {
      const { services } = await (await fetch(origin + benchmarksPath(code))).json();
      for (const { name, includes } of services) {
        expect(text, path).toContain(`**${name}**`);
        expect(text, path).toContain(includes);
      }
    }
    if (page === "programme") {
      const used = assumptionsOf(startingProgramme(code));
      const rows = text.match(/^\| .* \| [\d.,]+ .* \| .* \|$/gm) ?? [];
      expect(rows.length, path).toBeGreaterThanOrEqual(used.length);
      const sources = new Set(used.flatMap(({ default: figure }) => figure.sources));
      for (const id of sources) expect(text, path).toContain(sourceOf(id).name);
    }
  }
});

test("lists every canonical page in the sitemap, and nothing else", async () => {
  const xml = await servedHtml({ path: "/sitemap.xml" });
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(canonicalVisits.map(({ path }) => origin + path).sort());
  expect(await servedHtml({ path: "/robots.txt" })).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const llms = await servedHtml({ path: "/llms.txt" });
  expect(llms).toContain(`# ${brand.name}\n`);
  for (const [, url = ""] of llms.matchAll(/\]\(([^)]*)\)/g)) {
    expect((await fetch(url)).status, url).toBe(url.endsWith("/mcp") ? 405 : 200);
  }
  const catalog = await (await fetch(`${origin}/.well-known/ai-catalog.json`)).json();
  expect(catalog.entries[0].data.remotes[0].url).toBe(`${origin}/mcp`);
});

test("every button that opens the contact dialog is a link to the contact page, for those without scripts", async () => {
  for (const { path, cookie, country } of canonicalVisits) {
    const html = await servedHtml({ path, cookie });
    const contact = pathOf(country as "us", "contact");
    for (const [tag] of html.matchAll(/<\w+ [^>]*aria-haspopup="dialog"[^>]*>/g)) {
      expect(attribute(tag, "href").split("?")[0], `${path}: ${tag}`).toBe(contact);
    }
  }
});

test("links lead from the home page to every page in a few steps, without scripts", async () => {
  const depth = new Map([["/", 0]]);
  const queue = ["/"];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const html = await servedHtml({ path });
    for (const [tag] of html.matchAll(/<a [^>]*>/g)) {
      const href = attribute(tag, "href").replaceAll("&amp;", "&");
      const [next = "", hash] = href.split("#");
      if (hash && /^(\/|$)/.test(next) && !hash.startsWith(programmeVersion)) {
        const target = next ? await servedHtml({ path: next }) : html;
        expect(target, `${path} links to ${href}`).toContain(` id="${hash}"`);
      }
      if (!next.startsWith("/") || depth.has(next)) continue;
      depth.set(next, (depth.get(path) ?? 0) + 1);
      queue.push(next);
    }
  }
  for (const { path, page, country } of canonicalVisits) {
    // Where the old brand was unknown, nothing leads to its notice but another country's.
    const most = page === "welcome" && country !== "ar" ? 4 : 3;
    expect(depth.get(path), path).toBeLessThanOrEqual(most);
  }
});
