// Section 2, what is read of the services, solutions, industries and investors pages. What is pressed there is in their .spec.ts.

import { expect, test } from "vitest";
import { contentFor } from "#content/content-for.ts";
import { solutionIds, solutions } from "#core/pages.ts";
import { readPage } from "./read-page.ts";

const en = contentFor({ country: "ar", language: "en" }, "investors");
const es = contentFor({ country: "ar", language: "es" }, "investors");
const pt = contentFor({ country: "ar", language: "pt" }, "investors");
const solutionTexts = contentFor({ country: "ar", language: "en" }, "solutions");
const dictionary = contentFor({ country: "ar", language: "en" }, "dictionary");

const { solicitarDemo, contactarAhora } = dictionary;

// Section 4 presses the three kinds of such buttons, and exhaustive/press.spec.ts all of them.
test.each([
  ["/us/services", "Hero; help; closing", [solicitarDemo, contactarAhora, contactarAhora]],
  [
    "/us/solutions",
    "Demo, explore, now",
    [solicitarDemo, solutionTexts.detail.explore, contactarAhora],
  ],
  ["/us/industries", "Top and closing banner", [solicitarDemo, solicitarDemo]],
])("%s: buttons that open the contact dialog (%s)", async (path, _where, names) => {
  const { html } = await readPage(path);
  const main =
    html.match(/<main[\s\S]*<\/main>/)?.[0].replaceAll(/<template[\s\S]*?<\/template>/g, "") ?? "";
  const buttons = [...main.matchAll(/aria-haspopup="dialog"[^>]*>([^<]*)/g)].map(
    ([, name]) => name,
  );
  expect(buttons).toEqual(names);
});

test("Solutions: integraciones (integracoes in Portuguese), automatizacion, pagos, canales, analisis, proveedores", () => {
  expect(solutionIds.join()).toBe(
    "integraciones,automatizacion,pagos,canales,analisis,proveedores",
  );
  expect(solutions.integraciones.pt).toBe("integracoes");
});

test.each([
  ["/inversores", es],
  ["/br/investidores", pt],
  ["/us/investors", en],
])("Investors: the page title of %s is localized", async (path, { head }) => {
  expect((await readPage(path)).title).toContain(head.title.slice(0, 20));
  expect(new Set([es, pt, en].map((texts) => texts.head.title)).size).toBe(3);
});
