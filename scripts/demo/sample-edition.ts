// One company's worth of records for a demonstration: proof, terms and network, each labelled as a sample.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CountryCode, countryCodes } from "#core/countries.ts";
import type { Change, StoredUpload } from "#core/editions.ts";
import { cellsIn, type NetworkRow, networkFile, regionsIn } from "#core/network.ts";
import { familyIds } from "#core/pages.ts";
import { regionNames } from "#core/regions.ts";
import { kept, type ReadUpload, readUpload } from "#server/uploads/read-upload.ts";

type Sample = Record<string, unknown> & { in?: Record<string, object> };
type Terms = {
  phones: Record<string, string>;
  terms: Record<string, Record<string, unknown>>;
};

const folder = import.meta.dirname;
const who = "npm run demo";
const dayMs = 86_400_000;

const read = (name: string) => readFileSync(join(folder, name));
const readJson = (name: string) => JSON.parse(read(name).toString());

/** What `npm run demo` publishes. */
export function sampleEdition(nowMs: number) {
  const uploads = new Map<string, Omit<StoredUpload, "at">>();
  const dayIn = (days: number) => new Date(nowMs + days * dayMs).toISOString().slice(0, 10);
  const store = ({ hash, type, bytes, ...file }: ReadUpload) => {
    uploads.set(hash, { hash, type, bytes, size: bytes.length, who });
    return file;
  };
  const fileOf = (name: string, label: string) => {
    const source = read(name);
    const bytes = name.endsWith(".svg") ? drawn(source.toString(), label) : source;
    const found = readUpload(
      Uint8Array.from(Buffer.from(bytes)),
      name.endsWith(".pdf") ? "document" : "picture",
    );
    if ("problem" in found) throw new Error(`${name}: ${found.problem}`);
    const { file, size } = store(found);
    return { file, ...size };
  };
  const changes: Change[] = [];
  const add = (name: string, value: object) =>
    changes.push({ file: `records/${name}.json`, path: "", value, base: null, who, at: nowMs });

  const written: Record<string, Sample> = readJson("proof.json");
  for (const [id, { validUntil, ...sample }] of Object.entries(written).flatMap(byCountry)) {
    // As the logo shows it, without its label.
    const label = String(sample.name ?? "").replace(/ \(.*/, "");
    const files = Object.entries(sample).filter(([, value]) => /\.(svg|pdf)$/.test(String(value)));
    const permission = { by: who, on: dayIn(-30) };
    const last = dayIn(validUntil === "{soon}" ? 20 : 365);
    const stored = files.map(([field, name]) => [field, fileOf(String(name), label)]);
    add(`proof/${id}`, {
      ...sample,
      ...Object.fromEntries(stored),
      ...{ permission, source: who, validUntil: last },
    });
  }
  const { phones, terms }: Terms = readJson("terms.json");
  for (const country of countryCodes) {
    for (const [term, { es, pt, en, "es-ES": inSpain, ...data }] of Object.entries(terms)) {
      const phone = term === "phone" && { phone: phones[country] };
      const spanish = country === "es" && inSpain ? inSpain : es;
      const voices = Object.entries({ es: spanish, pt, en }).filter(([, position]) => position);
      const spoken = voices.map(([voice, position]) => [voice, { position }]);
      const texts = spoken.length > 0 && { texts: Object.fromEntries(spoken) };
      add(`terms/${country}-${term}`, { term, country, ...data, ...texts, ...phone });
    }
    const rows = sampleNetwork(country, dayIn(-18), `${dayIn(120).slice(0, 7)}-01`);
    const data = networkFile(country, rows);
    const { file } = store(kept(new TextEncoder().encode(JSON.stringify(data)), "json"));
    const regions = regionsIn(data);
    add(`network/${country}`, { country, day: data.day, file, rows: cellsIn(data), regions });
  }
  return { changes, uploads: [...uploads.values()] };
}

/** What companies say has in each country the name of one of its own. */
function byCountry([id, sample]: [string, Sample]): [string, Sample][] {
  const { in: names, ...rest } = sample;
  if (!names) return [[id, sample]];
  return Object.entries(names).map(([country, own]) => [
    `${id}-${country}`,
    { ...rest, ...own, countries: [country] },
  ]);
}

/** In most regions today, in some later, and in a few not at all. */
function sampleNetwork(country: CountryCode, day: string, from: string): NetworkRow[] {
  return Object.keys(regionNames(country)).flatMap((place, region) =>
    familyIds.flatMap((family, column) => {
      // By these numbers a country's largest regions have next to no gap.
      const turn = (region * 20 + column * 22) % 23;
      const minutes = 20 + ((region * 11 + column * 13) % 55);
      return turn === 0 ? [] : [{ place, family, minutes, day, ...(turn < 3 && { from }) }];
    }),
  );
}

/** As wide as its words. */
function drawn(svg: string, label: string): string {
  return svg.replace("{name}", label).replace("{width}", String(80 + label.length * 16));
}
