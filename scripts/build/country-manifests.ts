// The router's list of routes, cut up by country: a page brings those of its own site alone, however many countries there are.
import { createHash } from "node:crypto";
import { type CountryCode, countries } from "#core/countries.ts";

export interface CountryManifest {
  pathname: string;
  text: string;
}

interface Manifest {
  routes: Record<string, unknown>;
  url: string;
}

const assignment = "window.__reactRouterManifest=";
const shared = new Set(["root", "not-found"]);

export function countryManifests(script: string): Record<CountryCode, CountryManifest> {
  if (!script.startsWith(assignment)) throw new Error("The router's manifest has another shape");
  const manifest = JSON.parse(script.slice(assignment.length, -";".length)) as Manifest;
  const entries = countries.map(({ code }) => [code, manifestOf(manifest, code)]);
  return Object.fromEntries(entries);
}

function manifestOf(manifest: Manifest, country: CountryCode): CountryManifest {
  const own = Object.entries(manifest.routes).filter(
    ([id]) => shared.has(id) || id.startsWith(`${country}.`),
  );
  const cut = { ...manifest, routes: Object.fromEntries(own) };
  const hash = createHash("sha256").update(JSON.stringify(cut)).digest("base64url").slice(0, 8);
  const pathname = `/assets/manifest-${country}-${hash}.js`;
  return { pathname, text: `${assignment}${JSON.stringify({ ...cut, url: pathname })};` };
}
