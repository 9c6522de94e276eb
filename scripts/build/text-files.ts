import { contentFor } from "#content/content-for.ts";
import { readers } from "#content/readers.ts";
import { english } from "#core/countries.ts";
import { textsPath } from "#core/paths.ts";

/** The words that no page has and the browser asks for, by pathname. */
export function textFiles(release: string): Record<string, string> {
  const forms = readers.map((reader) => [
    textsPath("contact-form", reader, release),
    JSON.stringify(contentFor(reader, "contact-form")),
  ]);
  const { browser } = contentFor(english, "assistants");
  return {
    ...Object.fromEntries(forms),
    [textsPath("web-mcp", english, release)]: JSON.stringify(browser),
  };
}
