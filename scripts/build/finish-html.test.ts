import { expect, test } from "vitest";
import { brand } from "#core/brand.ts";
import { finishHtml } from "./finish-html.ts";

const routed = `<head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/entry-1.js"/>
<link rel="modulepreload" href="/assets/react-1.js"/><link rel="modulepreload" href="/assets/root-1.js"/><link rel="manifest" href="/site.webmanifest"/><style>p{}</style></head><body><section><p>$&</p></section><section></section>
<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/page-1.js";
window.__reactRouterRouteModules = {"root":route0,"us.home":route1};
import("/assets/entry-1.js");</script></body>`;

const english = { language: "en", manifest: "/assets/manifest-us-2.js" } as const;
const portuguese = { ...english, language: "pt" } as const;

test("starts the router's own imports later, in its order, with the country's routes", () => {
  const html = finishHtml(routed, english);
  expect(html).not.toMatch(/<link rel="(modulepreload|manifest)"/);
  expect(html).not.toMatch(/import (\*|")/);
  expect(html).toContain(
    '[import("/assets/manifest-us-2.js"),import("/assets/root-1.js"),import("/assets/page-1.js"),import("/assets/react-1.js")])',
  );
  expect(html).toContain('window.__reactRouterRouteModules={"root":route0,"us.home":route1};');
  expect(html).toContain('return import("/assets/entry-1.js")');
});

test("writes to the address of the page's language when scripts do not come", () => {
  expect(finishHtml(routed, english)).toContain(`mailto:${brand.contactEmail.en}`);
  expect(finishHtml(routed, portuguese)).toContain(`mailto:${brand.contactEmail.pt}`);
});

test("folds the page before its styles apply", () => {
  expect(finishHtml(routed, english)).toMatch(
    /<script>\(window.fold=function fold\([\s\S]*\}\)\(\)<\/script><style>/,
  );
});

test("has the browser wait until it has read the first section", () => {
  const html = finishHtml(routed, english);
  expect(html).toMatch(/<link rel="expect" href="#first-section" blocking="render"\/>.*<\/head>/s);
  expect(html).toContain('<section id="first-section"><p>$&</p></section><section></section>');
});

test("leaves the page itself as it was", () => {
  expect(finishHtml(routed, english)).toContain("<p>$&</p>");
});

test("stops the build when the router's script has changed", () => {
  expect(() => finishHtml("<body></body>", english)).toThrow("is not where it was");
  const changed = '<style></style><section></section><script type="module" async="">go()</script>';
  expect(() => finishHtml(changed, english)).toThrow("has changed its shape");
  expect(() => finishHtml(routed.replace("<style>", ""), english)).toThrow("are gone");
  expect(() => finishHtml(routed.replaceAll("<section>", ""), english)).toThrow("is gone");
});
