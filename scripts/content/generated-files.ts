// Written from content/, and never by hand: the services as code knows them, and for editors a JSON Schema of every file that is written in one.
import { z } from "zod";
import { kinds } from "#content/records/schema.ts";
import { records } from "#content/records.ts";
import { rooms } from "#content/rooms.ts";
import { familyIds } from "#core/pages.ts";

const head = "// Written by `npm run content` from content/records/services.\n";

/** By path from the project's root. */
export function generatedFiles(): Record<string, string> {
  return {
    "core/service-list.ts": serviceList(),
    "app/families/service-icons.ts": serviceIcons(),
    ...schemas(),
  };
}

/** With notes for whoever writes. What is missing only the check says: a country's file holds but its own words. */
function schemas(): Record<string, string> {
  const ofRooms = Object.entries(rooms).map(([room, schema]) => [room, schema] as const);
  const ofRecords = Object.entries(kinds)
    .filter(([kind]) => !writtenAtDesk.includes(kind))
    .map(([kind, { file }]) => [`records/${kind}`, file] as const);
  const all = [...ofRooms, ...ofRecords];
  const settings = {
    "json.schemas": all.map(([folder]) => ({
      fileMatch: [`/content/${folder}/*.json`],
      url: `./content/schemas/${nameOf(folder)}.json`,
    })),
  };
  return {
    ...Object.fromEntries(
      all.map(([folder, schema]) => [
        `content/schemas/${nameOf(folder)}.json`,
        json(withoutRequired(z.toJSONSchema(schema, { io: "input", reused: "inline" }))),
      ]),
    ),
    ".vscode/settings.json": json(settings),
  };
}

/** What only the owner knows comes from the desk's forms: nobody writes these files in an editor. */
const writtenAtDesk = ["proof", "terms", "network"];

const nameOf = (folder: string) => folder.replace("/", "-");
const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

function withoutRequired(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRequired);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key, inner]) => !(key === "required" && Array.isArray(inner)),
  );
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutRequired(inner)]));
}

function services() {
  return familyIds.flatMap((id) => records("services").filter(({ family }) => family === id));
}

function serviceList(): string {
  const lines = services().map(({ id, family, delivery, countries }) => {
    const where = countries
      ? `, countries: [${countries.map((code) => `"${code}"`).join(", ")}]`
      : "";
    return `  ${id}: { family: "${family}", delivery: "${delivery}"${where} },\n`;
  });
  return `${head}export const serviceList = {\n${lines.join("")}} as const;\n`;
}

function serviceIcons(): string {
  const names = [...new Set(services().map(({ icon }) => icon))].toSorted();
  const imports = names.map(
    (name) => `import ${component(name)} from "lucide-react/icons/${name}";\n`,
  );
  const lines = services().map(({ id, icon }) => `  ${id}: ${component(icon)},\n`);
  return `${head}import type { LucideIcon } from "lucide-react";
${imports.join("")}import type { ServiceId } from "#core/services.ts";

export const serviceIcons: Record<ServiceId, LucideIcon> = {
${lines.join("")}};
`;
}

/** "key-round" is imported as KeyRound. */
function component(icon: string): string {
  return icon.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}
