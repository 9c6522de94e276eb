import { expect, test } from "vitest";
import { servedHtml } from "./served-html.ts";
import { canonicalVisits, origin, visits } from "./site.ts";

const onResources = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

const onDocuments = {
  ...onResources,
  "strict-transport-security": "max-age=63072000",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
  "cross-origin-opener-policy": "same-origin",
  "content-security-policy": expect.stringMatching(
    /^default-src '(none|self)'; .*frame-ancestors 'none'$/,
  ),
};

/** The default size of the buffer in which proxies hold a response's headers. */
const proxyBufferBytes = 4_096;

const kinds: Record<string, () => Promise<[number, string, RequestInit?]>> = {
  page: async () => [200, "/us"],
  "drawing, which could be opened as a document": async () => [200, await someAsset("svg")],
  "file at the root": async () => [200, "/robots.txt"],
  "missing page": async () => [404, "/us/no-such-page"],
  "missing file": async () => [404, "/assets/no-such-file.js"],
  redirect: async () => [308, "/US/"],
  "page that the client has already": async () => {
    const { headers } = await fetch(`${origin}/us`);
    return [304, "/us", { headers: { "If-None-Match": headers.get("etag") ?? "" } }];
  },
  "refused method": async () => [405, "/us", { method: "DELETE" }],
  "answer of the API": async () => [200, "/api/health"],
  "refusal of the API": async () => [415, "/api/send-email", { method: "POST", body: "x" }],
  "missing part of the API": async () => [404, "/api/no-such-part"],
};

async function someAsset(extension: string): Promise<string> {
  const html = await servedHtml({ path: "/us" });
  return html.match(new RegExp(`/assets/[\\w.-]+\\.${extension}\\b`))?.[0] ?? "";
}

test.each(Object.entries(kinds))("%s: has the security headers", async (_kind, ask) => {
  const [status, path, options] = await ask();
  const response = await fetch(origin + path, { redirect: "manual", ...options });
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject(onDocuments);
});

test.each(["js", "avif", "woff2"])("a .%s file: has those of a resource", async (extension) => {
  const response = await fetch(origin + (await someAsset(extension)));
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject(onResources);
});

test("allows nothing unsafe on any page, in headers that proxies can hold", async () => {
  for (const { path, cookie } of visits) {
    const { headers } = await fetch(origin + path, { method: "HEAD", headers: { Cookie: cookie } });
    const policy = headers.get("content-security-policy");
    expect(policy, path).toMatch(/^default-src 'self'; script-src 'self' 'sha256-/);
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|data:|\*|script-src[^;]*unsafe/);
    const bytes = [...headers].reduce(
      (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
      0,
    );
    expect(bytes, path).toBeLessThan(proxyBufferBytes);
  }
});

test("sets no cookie, answers no other origin and runs no other site's script", async () => {
  for (const { path } of canonicalVisits) {
    const response = await fetch(origin + path);
    expect(response.headers.has("set-cookie"), path).toBe(false);
    expect(response.headers.has("access-control-allow-origin"), path).toBe(false);
    expect(await response.text(), path).not.toMatch(/<script[^>]*\bsrc="(https?:)?\/\//);
  }
});

test("security.txt names an address for reports, and expires a year after the server's start", async () => {
  const text = await servedHtml({ path: "/.well-known/security.txt" });
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(text.match(/^Expires: (.*)$/m)?.[1] ?? "");
  expect((expires - Date.now()) / 86_400_000).toBeCloseTo(365, 0);
});
