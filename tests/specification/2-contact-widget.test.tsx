// Section 2, Floating country picker: its last sentence.
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { FloatingCorner } from "#app/layout/floating-corner.tsx";
import { placeAt } from "#app/site.ts";
import { siteData } from "#app/site-data/site-data.server.ts";
import { PlaceContext, SiteContext } from "#app/site-data/use-site.ts";
import { withOverlay } from "#content/edition.ts";

function cornerAt(path: string, answers: Record<string, object>): string {
  const overlay = Object.fromEntries(
    Object.entries(answers).map(([term, answer]) => [
      `records/terms/us-${term}.json`,
      { "": { term, country: "us", ...answer } },
    ]),
  );
  const place = placeAt({ path, language: "en", origin: "https://site.example" });
  return renderToString(
    <SiteContext value={withOverlay(overlay, () => siteData(place))}>
      <PlaceContext value={place}>
        <FloatingCorner />
      </PlaceContext>
    </SiteContext>,
  );
}

const phone = { phone: { phone: "+1 (305) 555-0100" } };
const chat = { chat: { link: "https://chat.example/us" } };

test.each([
  { answers: { ...phone, ...chat }, href: "https://chat.example/us", label: "Chat with us" },
  { answers: phone, href: "tel:+13055550100", label: "Call us" },
])(
  "A chat/contact widget may appear in its place on some country pages ($label)",
  ({ answers, href, label }) => {
    const html = cornerAt("/us", answers);
    expect(html).toContain(`href="${href}"`);
    expect(html).toContain(`aria-label="${label}"`);
    expect(html).toContain('id="language-floating"');
  },
);

test.each([
  ["/us", {}],
  ["/us/services", phone],
] as const)("the picker is alone where the corner has nothing to open: %s", (path, answers) => {
  const html = cornerAt(path, answers);
  expect(html).toContain('id="language-floating"');
  expect(html).not.toContain("tel:");
});
