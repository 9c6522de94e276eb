import { expect, test } from "vitest";
import { renderPage } from "#app/render.tsx";
import { withOverlay } from "#content/edition.ts";

const page = (records = {}) =>
  withOverlay(records, () =>
    renderPage(
      { path: "/us/program", language: "en", origin: "https://a.example" },
      { script: "/main.js" },
    ),
  );

test("tiers that the owner has published lower the price of so many customers, and no other", () => {
  const tiers = [
    { customers: 20_000, discount: 10 },
    { customers: 100_000, discount: 20 },
  ];
  const record = {
    term: "volumeTiers",
    country: "us",
    texts: { en: { position: "The fee falls with the number of customers" } },
    tiers,
  };
  const line = "Our published volume discount from 20,000 customers: 10%";
  const html = page({ "records/terms/us-volumeTiers.json": { "": record } });
  expect(html).toContain(line);
  // Of $1.73.
  expect(html).toContain("− $0.17");
  expect(page()).not.toContain(line);
});
