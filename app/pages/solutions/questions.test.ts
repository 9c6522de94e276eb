import { expect, test } from "vitest";
import { contentFor } from "#content/content-for.ts";
import { withOverlay } from "#content/edition.ts";
import { questionsFor } from "./questions.server.ts";

const reader = { country: "us", language: "en" } as const;
const content = contentFor(reader, "solutions");
const answered = {
  "records/terms/us-hours.json": {
    "": {
      term: "hours",
      country: "us",
      texts: { en: { position: "Every day, around the clock." } },
    },
  },
  "records/terms/us-certificates.json": {
    "": { term: "certificates", country: "us", texts: { es: { position: "Ninguna." } } },
  },
};

const asked = (solution: "canales" | "integraciones" | "pagos") =>
  questionsFor(reader, solution, content);

test("follows an answer with the owner's position, as soon as there is one", () => {
  const before = asked("canales").find(({ question }) => /around the clock/.test(question));
  expect(before?.answer).toMatch(/^What can’t wait.*each service\.$/);
  const after = withOverlay(answered, () => asked("canales"));
  expect(after.map(({ answer }) => answer)).toContain(
    `${before?.answer} Our starting point: Every day, around the clock.`,
  );
});

test("asks what only the owner answers where he has answered it in the reader's language", () => {
  expect(withOverlay(answered, () => asked("integraciones"))).toEqual(asked("integraciones"));
  const english = {
    "records/terms/us-certificates.json": {
      "": { term: "certificates", country: "us", texts: { en: { position: "None yet." } } },
    },
  };
  expect(withOverlay(english, () => asked("integraciones")).at(-1)).toEqual({
    question: "Which certifications do you hold?",
    answer: "Our starting point: None yet.",
  });
});

test("an answer with a table says its rows", () => {
  const tiers = [{ customers: 20_000, discount: 5 }];
  const texts = { en: { position: "By customers." } };
  const discounted = {
    "records/terms/us-volumeTiers.json": {
      "": { term: "volumeTiers", country: "us", tiers, texts },
    },
  };
  expect(withOverlay(discounted, () => asked("pagos")).at(-1)?.answer).toBe(
    "Our starting point: By customers. From (customers) / Discount (%): 20,000 / 5.",
  );
});
