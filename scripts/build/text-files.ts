import { hash } from "node:crypto";
import { z } from "zod";
import { contactTexts } from "#content/contact-texts.ts";
import { contentFor } from "#content/content-for.ts";
import { readers } from "#content/readers.ts";
import { kinds } from "#content/records/schema.ts";
import { rooms } from "#content/rooms.ts";
import { searchWords } from "#content/service-texts.ts";
import { english } from "#core/countries.ts";
import { textsPath } from "#core/paths.ts";

/** Depends on their keys, never on a word: scripts that know other keys find no file, and their buttons are links. */
export const textsForm = hash(
  "sha256",
  JSON.stringify(
    [
      rooms["contact-form"],
      rooms.assistants,
      rooms.coverage,
      rooms.programme,
      kinds.services.texts,
      kinds.notOffered.texts,
    ].map((schema) => z.toJSONSchema(schema)),
  ),
).slice(0, 12);

/** The words that no page has and the browser asks for, by pathname. */
export function textFiles(): Record<string, string> {
  const forms = readers.map((reader) => [
    textsPath("contact-form", reader, textsForm),
    JSON.stringify(contactTexts(reader)),
  ]);
  const searches = readers.map((reader) => [
    textsPath("search", reader, textsForm),
    JSON.stringify(searchWords(reader)),
  ]);
  const workbooks = readers.map((reader) => [
    textsPath("workbook", reader, textsForm),
    JSON.stringify(contentFor(reader, "programme").xlsx),
  ]);
  const { browser } = contentFor(english, "assistants");
  return {
    ...Object.fromEntries([...forms, ...searches, ...workbooks]),
    [textsPath("web-mcp", english, textsForm)]: JSON.stringify(browser),
  };
}
