// Words reach scripts as data, so that a changed word changes no script.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentFor, type Room, recordsFor } from "#content/content-for.ts";
import { readers } from "#content/readers.ts";
import { rooms } from "#content/rooms.ts";
import { subjectFor, unspecifiedContactType } from "#core/contact.ts";

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  if (typeof value === "object" && value !== null) {
    for (const inner of Object.values(value)) yield* textsIn(inner);
  }
}

/** The error screen comes with the script, because it is shown when nothing can be fetched; the subject is the payload's. */
const withScripts = new Set([
  ...readers.flatMap((reader) => [...textsIn(contentFor(reader, "error-screen"))]),
  subjectFor(unspecifiedContactType),
]);
const allRooms = Object.keys(rooms) as Room[];
const sentences = new Set(
  readers
    .flatMap((reader) => [
      ...allRooms.flatMap((room) => [...textsIn(contentFor(reader, room))]),
      ...textsIn(recordsFor(reader, "services")),
      ...textsIn(recordsFor(reader, "industries")),
      ...textsIn(recordsFor(reader, "milestones")),
    ])
    // Shorter ones could be a name in code.
    .filter((text) => text.split(" ").length > 3 && !text.includes("{") && !withScripts.has(text)),
);

test.each(globSync("build/site/static/assets/*.js"))("no text is compiled into %s", (file) => {
  const source = readFileSync(file, "utf8");
  expect([...sentences].filter((text) => source.includes(text))).toEqual([]);
});

test("the search for texts has something to find", () => {
  expect(sentences.size).toBeGreaterThan(2_000);
});
