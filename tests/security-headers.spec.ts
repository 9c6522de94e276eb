import type { APIRequestContext, Page } from "@playwright/test";
import { canonicalVisits, visits } from "./site.ts";
import { expect, test } from "./test.ts";

const onEverything = {
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "content-security-policy": expect.stringMatching(
    /^default-src '(none|self)'; .*frame-ancestors 'none'$/,
  ),
};

/** What proxies hold an answer's headers in, unless told otherwise. */
const proxyBufferBytes = 4_096;

const kinds: Record<string, (request: APIRequestContext) => Promise<[number, string, object?]>> = {
  page: async () => [200, "/us"],
  "page data": async () => [200, "/us.data"],
  "file of the build": async (request) => [200, await someAsset(request)],
  "file at the root": async () => [200, "/robots.txt"],
  "missing page": async () => [404, "/us/no-such-page"],
  "missing file": async () => [404, "/assets/no-such-file.js"],
  redirect: async () => [308, "/US/"],
  "page one has already": async (request) => {
    const { etag } = (await request.get("/us")).headers();
    return [304, "/us", { headers: { "If-None-Match": etag } }];
  },
  "method not taken": async () => [405, "/us", { method: "DELETE" }],
  "answer of the API": async () => [200, "/api/health"],
  "refusal of the API": async () => [415, "/api/send-email", { method: "POST", data: "x" }],
  "missing part of the API": async () => [404, "/api/no-such-part"],
};

async function someAsset(request: APIRequestContext): Promise<string> {
  const html = await (await request.get("/us")).text();
  return html.match(/\/assets\/[\w.-]+\.js/)?.[0] ?? "";
}

for (const [kind, ask] of Object.entries(kinds)) {
  test(`protects a ${kind}`, async ({ request }) => {
    const [status, path, options] = await ask(request);
    const response = await request.fetch(path, { maxRedirects: 0, ...options });
    expect(response.status()).toBe(status);
    expect(response.headers()).toMatchObject(onEverything);
  });
}

test("allows nothing unsafe on any page, in headers that proxies can hold", async ({ request }) => {
  for (const { path, cookie } of visits) {
    const response = await request.get(path, { headers: { Cookie: cookie } });
    const policy = response.headers()["content-security-policy"];
    expect(policy, path).toMatch(/^default-src 'self'; script-src 'self' 'sha256-/);
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|data:|\*|script-src[^;]*unsafe/);
    const bytes = response
      .headersArray()
      .reduce((sum, h) => sum + `${h.name}: ${h.value}\r\n`.length, 0);
    expect(bytes, path).toBeLessThan(proxyBufferBytes);
  }
});

test("sets no cookie, answers no other origin and runs no other site's script", async ({
  request,
}) => {
  for (const { path } of canonicalVisits) {
    const response = await request.get(path);
    expect(response.headers(), path).not.toHaveProperty("set-cookie");
    expect(response.headers(), path).not.toHaveProperty("access-control-allow-origin");
    expect(await response.text(), path).not.toMatch(/<script[^>]*\bsrc="(https?:)?\/\//);
  }
});

test("names whom to write to about security", async ({ request }) => {
  const text = await (await request.get("/.well-known/security.txt")).text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(text.match(/^Expires: (.*)$/m)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
});

/** A violation fails the test: it is a console error, and here it says what broke which rule. */
async function reportViolations(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`${event.effectiveDirective} refused: ${event.blockedURI} ${event.sample}`);
    });
  });
}

/** Each kind of page once; that every address loads without a complaint is tested with the addresses. */
const kindsOfPage = canonicalVisits.filter(
  ({ country, page, topic }) => !topic && (country === "us" || page === "home"),
);

for (const { path } of kindsOfPage) {
  test(`breaks no rule of its own on ${path}, whatever is opened`, async ({ page, open }) => {
    await reportViolations(page);
    await open(path);
    for (const panel of await page.locator("[popover][id]").all()) {
      await panel.evaluate((element: HTMLElement) => element.showPopover());
      await panel.evaluate((element: HTMLElement) => element.hidePopover());
    }
    const main = page.getByRole("main");
    for (const button of await main.locator("button:is([aria-pressed], [role=tab])").all()) {
      await button.click();
    }
    for (const carousel of await main.locator("section[tabindex='-1']").all()) {
      await carousel.getByRole("button").last().click();
      const named = carousel.locator("li:not([inert]) li button").first();
      // While the slides still move, scrolling closes what focus opened.
      await expect(async () => {
        await named.blur();
        await named.focus();
        await expect(page.getByRole("tooltip")).toBeVisible({ timeout: 500 });
      }).toPass();
    }
    await page.getByRole("contentinfo").getByRole("button").last().click();
    const dialog = page.locator("dialog[open]");
    await dialog.locator("button[type=submit]").click();
    await expect(dialog.locator("[aria-invalid=true]").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });
}

test("shows a toast without breaking a rule", async ({ page, open, allowConsole }) => {
  allowConsole(/503|SendError/);
  await reportViolations(page);
  await page.route("**/api/send-email", (route) => route.fulfill({ status: 503, json: {} }));
  await open("/us");
  await page.getByRole("contentinfo").getByRole("button", { name: "Contact" }).click();
  for (const [label, value] of Object.entries({
    Name: "Ana Núñez",
    Email: "ana@correo.example",
    Phone: "+44 20 7946 0000",
    Message: "I would like to see a demo.",
  })) {
    await page.getByRole("textbox", { name: label }).fill(value);
  }
  await page.locator("dialog[open] button[type=submit]").click();
  await expect(page.locator("[data-sonner-toast]")).toBeVisible();
});
