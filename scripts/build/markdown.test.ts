import { expect, test } from "vitest";
import { markdownOf } from "./markdown.ts";

const page = "https://a.example/us/coverage";

function written(main: string): string {
  return markdownOf(`<title>Coverage</title><main>${main}</main>`, page);
}

test("writes headings, tables, terms and absolute links, and names the page at the end", () => {
  const text = written(`
    <h1>Coverage</h1><p>See <a href="/us/about">about us</a>.</p>
    <dl><dt>Includes</dt><dd>Two<br>visits</dd></dl>
    <table><thead><tr><th>Service</th></tr></thead><tbody><tr><td>Tow<span class="block">2 a year</span></td></tr></tbody></table>`);
  expect(text).toContain("# Coverage");
  expect(text).toContain("See [about us](https://a.example/us/about).");
  expect(text).toContain("- **Includes:** Two visits");
  expect(text).toContain("| Service |\n| --- |\n| Tow 2 a year |");
  expect(text.endsWith("[Coverage](https://a.example/us/coverage)\n")).toBe(true);
});

test("leaves out navigation, controls and what is hidden from readers, and keeps words apart", () => {
  const text = written(`
    <nav>Crumbs</nav><button>Press</button><select><option>One</option></select><p role="alert">Failed</p>
    <p aria-hidden="true">Drawing</p><p><span>Home</span><span>Locksmith</span></p><img alt="A house">`);
  expect(text).toMatch(/^Home Locksmith\n\nA house\n/);
});
