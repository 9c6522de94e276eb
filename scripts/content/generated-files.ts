// Written from content/, and never by hand: the services as code knows them.
import { records } from "#content/records.ts";
import { familyIds } from "#core/pages.ts";

const head = "// Written by `npm run content` from content/records/services.\n";

/** By path from the project's root. */
export function generatedFiles(): Record<string, string> {
  return {
    "core/service-list.ts": serviceList(),
    "app/families/service-icons.ts": serviceIcons(),
  };
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
