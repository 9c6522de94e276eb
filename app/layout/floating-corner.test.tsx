import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { siteData } from "#app/site-data/site-data.server.ts";
import { type ContactWidget, type Country, countryOf } from "#core/countries.ts";
import { FloatingCorner } from "./floating-corner.tsx";

const country: Country = countryOf("us");

afterEach(() => {
  delete country.contactWidget;
});

function cornerAt(path: string): string {
  const url = new URL(path, "https://site.example");
  const root = siteData({ request: new Request(url), url });
  const Stub = createRoutesStub([
    { id: "root", path, Component: FloatingCorner, loader: () => root },
  ]);
  return renderToString(<Stub initialEntries={[path]} hydrationData={{ loaderData: { root } }} />);
}

test.each<ContactWidget>([
  { kind: "chat", href: "https://chat.example/amparia", label: "Chat with us" },
  { kind: "phone", href: "tel:+15550100", label: "Call us" },
])("a country's $kind takes the country picker's place on its home", (widget) => {
  expect(cornerAt("/us")).toContain('id="country-panel"');
  country.contactWidget = widget;
  const html = cornerAt("/us");
  expect(html).toContain(`href="${widget.href}"`);
  expect(html).toContain(`aria-label="${widget.label}"`);
  expect(html).not.toContain('id="country-panel"');
  expect(html).toContain('id="language-floating"');
});

test("other pages of that country have the language alone", () => {
  country.contactWidget = { kind: "phone", href: "tel:+15550100", label: "Call us" };
  const html = cornerAt("/us/services");
  expect(html).not.toContain("tel:");
  expect(html).toContain('id="language-floating"');
});
