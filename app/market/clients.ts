import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "#content/files.ts";
import { records } from "#content/records.ts";
import { proofFor } from "#content/standing.ts";
import type { Category } from "#core/company-kinds.ts";
import type { CountryCode, Reader } from "#core/countries.ts";
import type { BuyerId, FamilyId } from "#core/pages.ts";

/** With a picture where it has one: of a sample beside its record, of a client an upload. */
export interface Client {
  id: string;
  name: string;
  category: Category;
  services: FamilyId[];
  logo?: { file: string; ratio?: number };
  upload?: { file: string; width: number; height: number } | undefined;
  maxLogoHeight?: number;
}

const endings = ["svg", "avif", "webp", "png", "jpg"];
const usualHeight = 34;

/** A country's sample companies in display order. */
export function clientsOf(country: CountryCode, folder = contentFolder): Client[] {
  return records("clients", folder)
    .filter((client) => client.country === country)
    .map(({ id, name, category, services, maxLogoHeight = usualHeight }) => {
      const logo = logoOf(id, join(folder, "records/clients"));
      return { id, name, category, services, ...(logo && { logo, maxLogoHeight }) };
    });
}

const categoryOf: Record<BuyerId, Category> = {
  insurers: "insurance",
  banks: "financial",
  retailers: "retail",
  realEstate: "realestate",
  health: "health",
  utilities: "retail",
};

/** The companies that pages may name as clients. */
export function realClients(reader: Reader): Client[] {
  return proofFor(reader, "client").map(({ id, name, trade, services, logo }) => ({
    id,
    name,
    category: categoryOf[trade],
    services,
    upload: logo,
  }));
}

const enough = 3;

/** The samples of the specification, in its country alone, until there are enough clients. */
export function shownClients(reader: Reader): { clients: Client[]; areReal: boolean } {
  const real = realClients(reader);
  const areReal = reader.country !== "ar" || real.length >= enough;
  return { clients: areReal ? real : clientsOf(reader.country), areReal };
}

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
