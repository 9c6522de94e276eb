import { expect, test } from "vitest";
import { countryManifests } from "./country-manifests.ts";

const routes = { root: {}, "ar.home": {}, "us.home": {}, "us.home.blog": {}, "not-found": {} };
const script = `window.__reactRouterManifest=${JSON.stringify({ entry: {}, routes, url: "/x.js" })};`;

test("a country's pages bring its own routes and what all share", () => {
  const { pathname, text } = countryManifests(script).us;
  const manifest = JSON.parse(text.slice("window.__reactRouterManifest=".length, -1));
  expect(Object.keys(manifest.routes)).toEqual(["root", "us.home", "us.home.blog", "not-found"]);
  expect(manifest.url).toBe(pathname);
});

test("each has a name of its own, which changes with what is in it", () => {
  const names = Object.values(countryManifests(script)).map(({ pathname }) => pathname);
  expect(new Set(names).size).toBe(names.length);
  const changed = countryManifests(script.replace('"entry":{}', '"entry":{"module":"/y.js"}'));
  for (const { pathname } of Object.values(changed)) expect(names).not.toContain(pathname);
});

test("stops the build when the router's manifest has changed", () => {
  expect(() => countryManifests("export default {}")).toThrow("another shape");
});
