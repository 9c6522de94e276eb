import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentPolicy } from "./content-policy.ts";

function directive(policy: string, name: string) {
  return policy.split("; ").find((part) => part.startsWith(`${name} `));
}

function hash(text: string) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

test("allows the inline scripts of the page, and none else", () => {
  const policy = contentPolicy(
    '<script>a()</script><script type="module">b()</script><script src="/c.js"></script><script type="application/ld+json">{}</script>',
  );
  expect(directive(policy, "script-src")).toBe(`script-src 'self' ${hash("a()")} ${hash("b()")}`);
});

test("allows the style elements and attributes of the page, as the browser reads them", () => {
  const policy = contentPolicy(
    '<style>p{color:red}</style><p style="left:1px"></p><p style="left:1px"></p><p style="quotes:&quot;&amp;&#x27;"></p>',
  );
  expect(directive(policy, "style-src")).toBe(`style-src 'self' ${hash("p{color:red}")}`);
  expect(directive(policy, "style-src-attr")).toBe(
    `style-src-attr 'unsafe-hashes' ${hash("left:1px")} ${hash(`quotes:"&'`)}`,
  );
});

test("gives nothing to a page without styles of its own", () => {
  const policy = contentPolicy("<p></p>");
  expect(directive(policy, "style-src-attr")).toBe("style-src-attr 'none'");
  expect(policy).toMatch(/^default-src 'self'; .*object-src 'none'/);
  expect(policy).not.toContain("unsafe");
});
