import { expect, test } from "vitest";
import { servedHtml } from "./served-html.ts";
import { origin } from "./site.ts";

async function scriptsAt(path: string) {
  return new Set((await servedHtml({ path })).match(/\/assets\/[\w./-]+?\.js/g));
}

test("the scripts are React's production build, whatever NODE_ENV was", async () => {
  const urls = [...(await scriptsAt("/us"))];
  const scripts = await Promise.all(urls.map(async (url) => (await fetch(origin + url)).text()));
  expect(scripts.filter((text) => text.includes("react.dev/link/react-devtools"))).toEqual([]);
});
