import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { contentFor } from "#content/content-for.ts";
import { OtherWays } from "./lead-form.tsx";

const en = contentFor({ country: "ar", language: "en" }, "contact-form");

const texts = en.otherWays;

test("offers what a country has: a time of answer, a telephone and a chat", () => {
  const html = renderToString(
    <OtherWays
      promises={{
        answerWithin: { en: "We answer within one business day." },
        phone: "+1 (305) 555-0100",
        chat: "https://chat.example/us",
      }}
      language="en"
      texts={texts}
    />,
  );
  expect(html).toContain("We answer within one business day.");
  expect(html).toContain('href="tel:+13055550100"');
  expect(html).toContain('href="https://chat.example/us"');
});

test("shows nothing of what the owner has not set", () => {
  const parts = [{}, { answerWithin: { es: "Respondemos en un día hábil." } }].map((promises) =>
    renderToString(<OtherWays promises={promises} language="en" texts={texts} />),
  );
  expect(parts).toEqual(["", ""]);
});
