import { expect, test } from "vitest";
import { servedHtml } from "./served-html.ts";
import { origin } from "./site.ts";

async function scriptsAt(path: string) {
  return new Set((await servedHtml({ path })).match(/\/assets\/[\w./-]+?\.js/g));
}

test.each(["/us/program", "/us/program/brief", "/us/coverage"])(
  "%s loads at most 15 kB of scripts of its own",
  async (path) => {
    const others = ["/us/services", "/us/industries", "/us/solutions", "/us/investors"];
    const elsewhere = new Set(
      (await Promise.all(others.map(scriptsAt))).flatMap((urls) => [...urls]),
    );
    const own = (await scriptsAt(path)).difference(elsewhere);
    const headers = { "Accept-Encoding": "br" };
    const answers = await Promise.all([...own].map((url) => fetch(origin + url, { headers })));
    const bytes = answers.map((answer) => Number(answer.headers.get("content-length")));
    expect(bytes.length).toBeGreaterThan(0);
    expect(Math.min(...bytes)).toBeGreaterThan(0);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(15_000);
  },
);

test("the scripts are React's production build, whatever NODE_ENV was", async () => {
  const urls = [...(await scriptsAt("/us"))];
  const scripts = await Promise.all(urls.map(async (url) => (await fetch(origin + url)).text()));
  expect(scripts.filter((text) => text.includes("react.dev/link/react-devtools"))).toEqual([]);
});
