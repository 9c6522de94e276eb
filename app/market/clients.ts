import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "#content/files.ts";
import { records } from "#content/records.ts";
import type { CountryCode } from "#core/countries.ts";

const endings = ["svg", "avif", "webp", "png", "jpg"];
const usualHeight = 34;

/** A country's clients in display order, each with its logo where it has one. */
export function clientsOf(country: CountryCode, folder = contentFolder) {
  return records("clients", folder)
    .filter((client) => client.country === country)
    .map(({ id, name, category, services, maxLogoHeight = usualHeight }) => {
      const logo = logoOf(id, join(folder, "records/clients"));
      return { id, name, category, services, ...(logo && { logo, maxLogoHeight }) };
    });
}

export type Client = ReturnType<typeof clientsOf>[number];

/** The picture beside the record that has its name; of a drawing also how wide it is for its height. */
function logoOf(id: string, folder: string): { file: string; ratio?: number } | undefined {
  const file = endings
    .map((ending) => `${id}.${ending}`)
    .find((name) => existsSync(join(folder, name)));
  if (!file?.endsWith(".svg")) return file ? { file } : undefined;
  const box = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(readFileSync(join(folder, file), "utf8"));
  if (!box) throw new Error(`records/clients/${file} has no viewBox`);
  return { file, ratio: Number(box[1]) / Number(box[2]) };
}
