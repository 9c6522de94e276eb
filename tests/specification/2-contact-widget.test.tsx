// Section 2, Floating country picker: its last sentence.
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { FloatingCorner } from "#app/layout/floating-corner.tsx";
import { placeAt } from "#app/site.ts";
import { siteData } from "#app/site-data/site-data.server.ts";
import { PlaceContext, SiteContext } from "#app/site-data/use-site.ts";
import { type ContactPromises, contactPromises } from "#core/brand.ts";

const unset = contactPromises.us;

afterEach(() => {
  contactPromises.us = unset;
});

function cornerAt(path: string, promises: ContactPromises): string {
  contactPromises.us = promises;
  const place = placeAt({ path, language: "en", origin: "https://site.example" });
  return renderToString(
    <SiteContext value={siteData(place)}>
      <PlaceContext value={place}>
        <FloatingCorner />
      </PlaceContext>
    </SiteContext>,
  );
}

const both = { phone: "+1 (305) 555-0100", chat: "https://chat.example/us" };

test.each([
  { corner: "chat", href: "https://chat.example/us", label: "Chat with us" },
  { corner: "phone", href: "tel:+13055550100", label: "Call us" },
] as const)(
  "A chat/contact widget may appear in its place on some country pages ($corner)",
  ({ corner, href, label }) => {
    const html = cornerAt("/us", { ...both, corner });
    expect(html).toContain(`href="${href}"`);
    expect(html).toContain(`aria-label="${label}"`);
    expect(html).toContain('id="language-floating"');
  },
);

test.each<ContactPromises>([{}, both, { corner: "phone" }])(
  "the picker is alone where the corner has nothing to open: %o",
  (promises) => {
    const html = cornerAt("/us", promises);
    expect(html).toContain('id="language-floating"');
    expect(html).not.toContain("tel:");
  },
);

test("other pages of that country have the picker alone", () => {
  const html = cornerAt("/us/services", { ...both, corner: "phone" });
  expect(html).not.toContain("tel:");
  expect(html).toContain('id="language-floating"');
});
