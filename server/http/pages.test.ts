import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openKeptAssets } from "./kept-assets.ts";
import { openPages, type PageRequest, type Pages } from "./pages.ts";

let dir: string;
let pages: Pages;
let missing = 0;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "amparia-pages-"));
  for (const language of ["es", "pt", "en"]) {
    await put(
      `pages/${language}/servicios.html`,
      `<p>${language}</p><script>go("${language}")</script>`,
    );
    await put(`pages/${language}/servicios.md`, `# ${language}`);
    await put(`pages/${language}/404.html`, `missing ${language}`);
    await put(`pages/${language}/404.md`, `missing ${language}`);
  }
  await put("pages/en/us.html", "us");
  await put("pages/en/us.md", "# us");
  await put("pages/en/us/404.html", "missing us");
  await put("pages/en/us/404.md", "missing us");
  await put("static/assets/a-1.js", "script");
  await put("static/texts/form.json", "{}");
  await put("static/guia.pdf", "%PDF-1.7");
  await put("kept/older-1.js", "older");
  await put("kept/release-before.json", '["older-1.js"]');
  pages = openPages(dir, {
    onMissing: () => {
      missing += 1;
    },
    kept: openKeptAssets(join(dir, "kept")),
  });
});

afterAll(() => rm(dir, { recursive: true }));

async function put(name: string, text: string) {
  const file = join(dir, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text));
}

function get(pathname: string, rest: Partial<PageRequest> = {}) {
  const answer = pages({
    method: "GET",
    pathname,
    search: "",
    ...rest,
  });
  const pairs = answer.headers.flatMap((name, i, { [i + 1]: value }) =>
    i % 2 === 0 ? [[name, value] as [string, string]] : [],
  );
  return { ...answer, headers: Object.fromEntries(pairs), text: answer.body?.toString() };
}

test("chooses the language of an unprefixed page by the cookie", () => {
  expect(get("/servicios").text).toContain("<p>es</p>");
  expect(get("/servicios", { cookie: "selectedCountry=us" }).text).toContain("<p>en</p>");
  expect(get("/servicios", { cookie: "selectedCountry=br" }).text).toContain("<p>pt</p>");
  expect(get("/servicios").headers.Vary).toBe("Accept, Accept-Encoding, Cookie");
});

test("no shared cache may keep what the cookie chose, and everybody's page may be kept", () => {
  for (const path of ["/servicios", "/nada"]) {
    const cacheFor = (cookie?: string) => get(path, { cookie }).headers["Cache-Control"];
    expect(cacheFor("selectedCountry=us")).toBe("private, max-age=300, must-revalidate");
    expect(cacheFor("selectedCountry=ar")).toBe("private, max-age=300, must-revalidate");
    expect(cacheFor("other=1")).toBe("public, max-age=300, must-revalidate");
    expect(cacheFor()).toBe("public, max-age=300, must-revalidate");
  }
  const { ETag } = get("/servicios", { cookie: "selectedCountry=us" }).headers;
  const again = get("/servicios", { cookie: "selectedCountry=us", ifNoneMatch: ETag });
  expect(again).toMatchObject({ status: 304 });
  expect(again.headers["Cache-Control"]).toMatch(/^private/);
  expect(get("/us", { cookie: "selectedCountry=br" }).headers["Cache-Control"]).toMatch(/^public/);
});

test("a file of an earlier release is found, and nobody remembers that one is missing", () => {
  const older = get("/assets/older-1.js");
  expect(older).toMatchObject({ status: 200, text: "older" });
  expect(older.headers["Cache-Control"]).toContain("immutable");
  expect(get("/assets/none-1.js")).toMatchObject({
    status: 404,
    headers: { "Cache-Control": "no-store" },
  });
});

test("answers a prefixed page in its language, whatever the cookie", () => {
  const answer = get("/us", { cookie: "selectedCountry=br" });
  expect(answer.text).toBe("us");
  expect(answer.headers.Vary).toBe("Accept, Accept-Encoding");
});

test("sends the best encoding the client takes", () => {
  const br = get("/servicios", { acceptEncoding: "gzip, br" });
  expect(br.headers["Content-Encoding"]).toBe("br");
  expect(get("/servicios", { acceptEncoding: "gzip, br;q=0" }).headers["Content-Encoding"]).toBe(
    "gzip",
  );
  expect(get("/servicios").headers["Content-Encoding"]).toBeUndefined();
  expect(br.headers["Content-Length"]).toBe(String(br.body?.length));
});

test("answers 304 to a client that has it already, without a body", () => {
  const { ETag } = get("/servicios").headers;
  const again = get("/servicios", { ifNoneMatch: ETag });
  expect(again.status).toBe(304);
  expect(again.body).toBeNull();
  expect(get("/servicios", { ifNoneMatch: ETag, cookie: "selectedCountry=us" }).status).toBe(200);
});

test("answers HEAD with the headers of GET", () => {
  const head = get("/servicios", { method: "HEAD" });
  expect(head.body).toBeNull();
  expect(head.headers).toEqual(get("/servicios").headers);
});

test("lets hashed files be kept for good, and pages and texts be asked for again", () => {
  expect(get("/assets/a-1.js").headers["Cache-Control"]).toContain("immutable");
  expect(get("/guia.pdf").headers).toMatchObject({
    "Cache-Control": "public, max-age=3600",
    "Content-Type": "application/pdf",
  });
  for (const path of ["/servicios", "/texts/form.json"])
    expect(get(path).headers["Cache-Control"]).toContain("max-age=300, must-revalidate");
});

test("redirects letter case and trailing slashes to the one address", () => {
  const answer = get("/Servicios/", { search: "?utm_source=x" });
  expect(answer.status).toBe(308);
  expect(answer.headers.Location).toBe("/servicios?utm_source=x");
});

test("answers 404 in the language of the place, and reports it", () => {
  missing = 0;
  expect(get("/nada")).toMatchObject({ status: 404, text: "missing es" });
  expect(get("/nada", { cookie: "selectedCountry=us" }).text).toBe("missing en");
  expect(get("/us/nothing")).toMatchObject({ status: 404, text: "missing us" });
  expect(get("/us/nothing.md")).toMatchObject({
    status: 404,
    text: "missing us",
    headers: { "Content-Type": "text/markdown; charset=utf-8" },
  });
  // A topic that does not exist is the page without it, but no text of its own.
  expect(get("/us/services/nope.md")).toMatchObject({ status: 404, text: "missing us" });
  expect(missing).toBe(5);
});

test("takes no other method", () => {
  expect(get("/servicios", { method: "POST" })).toMatchObject({
    status: 405,
    headers: { Allow: "GET, HEAD" },
  });
});

test("sends a page as Markdown under its own address and to requests that prefer it", () => {
  expect(get("/us.md")).toMatchObject({
    status: 200,
    text: "# us",
    headers: { "Content-Type": "text/markdown; charset=utf-8" },
  });
  expect(get("/servicios.md", { cookie: "selectedCountry=br" }).text).toBe("# pt");
  const preferred = get("/us", { accept: "text/markdown, text/html;q=0.8" });
  expect(preferred.text).toBe("# us");
  expect(preferred.headers.Vary).toBe("Accept, Accept-Encoding");
  expect(preferred.headers["Cache-Control"]).toMatch(/^private/);
  expect(preferred.page).toBeUndefined();
  for (const accept of [
    undefined,
    "*/*",
    "text/html,*/*;q=0.8",
    "text/markdown;q=0",
    "text/markdown; charset=utf-8; q=0.0, text/html",
    "x-text/markdown-other",
  ]) {
    const html = get("/us", { accept });
    expect(html.text).toBe("us");
    expect(html.headers.Vary).toContain("Accept, ");
  }
});
