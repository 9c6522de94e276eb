import { expect, test } from "vitest";
import { markdownOf } from "./markdown.ts";

const page = "https://a.example/us/coverage";

function written(main: string): string {
  const columns = ["Assumption", "Likely", "Origin"];
  return markdownOf(`<title>Coverage</title><main>${main}</main>`, page, columns);
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
    <nav>Crumbs</nav><a role="tab" href="/us/other">Other</a><button>Press</button><select><option>One</option></select><p role="alert">Failed</p>
    <p aria-hidden="true">Drawing</p><p><span>Home</span><span>Locksmith</span></p><p>Limits<span>Sample</span></p><img alt="A house">`);
  expect(text).toMatch(/^Home Locksmith\n\nLimits Sample\n\nA house\n/);
});

test("makes a table of entries with the same terms", () => {
  const one = (title: string, value: string) =>
    `<article id="${title}"><details><summary><h3>${title}</h3><span>Fast</span></summary><dl><dt>Includes</dt><dd>${value}</dd></dl><a href="/us/coverage#${title}">Link to ${title}</a></details><button>Add</button></article>`;
  const entries = [one("Tow", "A <b>truck</b>"), one("Fuel", "10 l | 2 gal")];
  expect(written(`<div>${entries.join("")}</div>`)).toContain(
    "| | Includes |\n| --- | --- |\n| **Tow** Fast | A truck |\n| **Fuel** Fast | 10 l \\| 2 gal |",
  );
  // A table would leave out what is beside the terms.
  const more = `<div>${entries.join("").replaceAll("<button>Add</button>", "<p>More</p>")}</div>`;
  expect(written(more)).toContain("- **Includes:** A **truck**");
});

test("makes tables of figures in fields, and of numbered sources", () => {
  const text = written(`
    <ul><li><div><label for="a">Tow: cost</label><div><input id="a" inputmode="decimal" value="95.5"><span>$</span></div></div>
    <div><p><span>Derived</span><span>80 to 120</span></p><p>Per job.<sup>1</sup></p></div></li></ul>
    <h3>Sources</h3><ol><li><span>1</span><span>AAA, 2016</span></li></ol>`);
  expect(text).toContain(
    "| Assumption | Likely | Origin |\n| --- | --- | --- |\n| Tow: cost | 95.5 $ | Derived 80 to 120 Per job. [1] |",
  );
  expect(text).toContain("| | Sources |\n| --- | --- |\n| 1 | AAA, 2016 |");
});

test("writes what a table's row opens below the table", () => {
  const figure = `<ul><li><div><label for="a">Tow: cost</label><input id="a" inputmode="decimal" value="95"></div><div><p>Per job.</p></div></li></ul>`;
  const text = written(`
    <table><thead><tr><th>Service</th><th>Cases</th></tr></thead><tbody><tr><td>Tow</td><td>40</td></tr><tr><td colSpan="2"><details class="x"><summary>Assumptions<span class="sr-only">: Tow</span></summary><p>2 × 20</p>${figure}</details></td></tr></tbody><tfoot><tr><td>Total</td><td>40</td></tr></tfoot></table>`);
  expect(text).toContain("| Tow | 40 |\n| Total | 40 |");
  expect(text).toMatch(/Total.*Assumptions: Tow\n\n2 × 20\n\n.*\| Tow: cost \| 95 \| Per job. \|/s);
});
