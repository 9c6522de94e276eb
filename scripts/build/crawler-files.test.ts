import { expect, test } from "vitest";
import { robots } from "./crawler-files.ts";

test("lets every crawler read the pages unless the owner refuses some", () => {
  expect(robots("https://a.example")).toBe(
    "User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://a.example/sitemap.xml\n",
  );
  const refused = robots("https://a.example", { reading: "allowed", training: "refused" });
  expect(refused).toMatch(/User-agent: GPTBot\n(User-agent: .*\n)*Disallow: \/\n/);
  expect(refused).not.toContain("ChatGPT-User");
});
