import { expect, test } from "vitest";
import { countries } from "#core/countries.ts";
import { type OfferedSite, offeredSite } from "./offered-site.ts";

const argentina = { country: "ar", language: "es" } as const;

function offer(locales: string[], here: OfferedSite["here"], chosen?: string) {
  return offeredSite({ here, sites: countries, locales, chosen });
}

test("offers the site of the browser's first language that we speak", () => {
  expect(offer(["de-DE", "pt-PT", "en"], argentina)).toBe("br");
  expect(offer(["en-GB"], argentina)).toBe("us");
  expect(offer(["en-US", "es"], { country: "br", language: "pt" })).toBe("us");
});

test("offers another country of the same language only to a browser that names it", () => {
  expect(offer(["es-ES"], argentina)).toBe("es");
  expect(offer(["es-ZZ", "en"], argentina)).toBeUndefined();
  expect(offer(["es-AR"], { country: "es", language: "es" })).toBe("ar");
});

test("offers nothing on the preferred site, or to a browser with none of our languages", () => {
  expect(offer(["es-AR", "en"], argentina)).toBeUndefined();
  expect(offer(["ja"], argentina)).toBeUndefined();
});

test("offers the chosen country wherever another one's content is shown, whatever the browser prefers", () => {
  expect(offer(["pt-BR"], { country: "ar", language: "en" }, "us")).toBe("us");
  expect(offer(["pt-BR"], argentina, "es")).toBe("es");
  expect(offer(["pt-BR"], argentina, "ar")).toBeUndefined();
  expect(offer(["pt-BR"], argentina, "xx")).toBe("br");
});
