import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { contentFor } from "#content/content-for.ts";
import { OtherWays } from "./lead-form.tsx";

const { otherWays: texts } = contentFor({ country: "ar", language: "en" }, "contact-form");

test("offers what a country has: a time of answer, a telephone and a chat", () => {
  const ways = {
    answerWithin: "We answer within one business day.",
    phone: "+1 (305) 555-0100",
    chat: "https://chat.example/us",
  };
  const html = renderToString(<OtherWays ways={ways} texts={texts} />);
  expect(html).toContain("We answer within one business day.");
  expect(html).toContain('href="tel:+13055550100"');
  expect(html).toContain('href="https://chat.example/us"');
});

test("shows nothing while the owner has said nothing", () => {
  expect(renderToString(<OtherWays ways={undefined} texts={texts} />)).toBe("");
});
