import { expect, test } from "vitest";
import { campaignOf } from "./analytics.ts";

test("the campaign holds the utm marks and nothing else of the address", () => {
  expect(campaignOf("?utm_source=bolet%C3%ADn&gclid=abc&utm_medium=+correo+&utm_term=+")).toBe(
    "source=boletín, medium=correo",
  );
  expect(campaignOf("?name=Ana")).toBeUndefined();
  expect(campaignOf("")).toBeUndefined();
});
