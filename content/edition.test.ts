import { expect, test } from "vitest";
import { contentFor, recordsFor } from "./content-for.ts";
import { setOverlay, valueAt, watchReads, withChanges, withOverlay } from "./edition.ts";
import { readEdited } from "./files.ts";
import { records } from "./records.ts";

const spaniard = { country: "es", language: "es" } as const;
const argentine = { country: "ar", language: "es" } as const;

test("a text of the edition is read, in its voice only", () => {
  const released = contentFor(argentine, "welcome").title;
  const overlay = { "welcome/es-ES.json": { title: "Otro título de {brand}" } };
  withOverlay(overlay, () => {
    expect(contentFor(spaniard, "welcome").title).toBe("Otro título de Amparia");
    expect(contentFor(argentine, "welcome").title).toBe(released);
  });
  expect(contentFor(spaniard, "welcome").title).toBe(released);
});

test("thousands of drafts are laid over a file once, not for each text that is asked for", () => {
  const overlay = { "welcome/es.json": { title: "Otro" } };
  const read = () => withOverlay(overlay, () => readEdited("welcome/es.json"));
  expect(read()).toBe(read());
  expect(readEdited("welcome/es.json")).toBe(readEdited("welcome/es.json"));
  expect(read()).toMatchObject({ title: "Otro" });
  expect(readEdited("welcome/es.json")).not.toMatchObject({ title: "Otro" });
});

test("the overlay of the process stays until the next one", () => {
  setOverlay({ "welcome/es.json": { title: "Otro" } });
  expect(contentFor(argentine, "welcome").title).toBe("Otro");
  setOverlay({});
  expect(contentFor(argentine, "welcome").title).not.toBe("Otro");
});

test("a text that breaks its schema is named with its file", () => {
  const read = () => contentFor(argentine, "welcome");
  for (const [title, message] of [
    [" ", /welcome\/es\.json: title: is blank/],
    [7, /welcome\/es\.json: title: .*string/],
    [null, /welcome\/es\.json: title: is missing/],
    [{ __proto__: null }, /welcome\/es\.json: title: .*string/],
  ] as const) {
    expect(() => withOverlay({ "welcome/es.json": { title } }, read)).toThrow(message);
  }
  const hostile = { "welcome/es.json": { "__proto__.title": "x" } };
  expect(() => withOverlay(hostile, read)).toThrow(/welcome\/es\.json: __proto__: is unknown/);
  expect(({} as { title?: string }).title).toBeUndefined();
});

test("a record of the edition is read, changed and taken away", () => {
  const client = { name: "Casa Nueva", country: "ar", category: "retail", services: ["hogar"] };
  const added = { "records/clients/casa-nueva.json": { "": client, name: "Casa Más Nueva" } };
  const find = (id: string) => records("clients").find((each) => each.id === id);
  withOverlay(added, () => expect(find("casa-nueva")?.name).toBe("Casa Más Nueva"));
  expect(find("alcorval")).toBeDefined();
  withOverlay({ "records/clients/alcorval.json": { "": null } }, () =>
    expect(find("alcorval")).toBeUndefined(),
  );
  const renamed = { "records/services/plumbing.json": { "texts.es-ES.name": "Fontaneros" } };
  withOverlay(renamed, () =>
    expect(recordsFor(spaniard, "services").find(({ id }) => id === "plumbing")?.name).toBe(
      "Fontaneros",
    ),
  );
});

test("what is read is told each time, also files that a country does not have yet", () => {
  const read = () => [...watchReads(() => contentFor(spaniard, "welcome")).reads];
  const files = ["welcome/es.json", "welcome/es-ES.json", "records/countries/"];
  expect(read()).toEqual(expect.arrayContaining(files));
  expect(read()).toEqual(expect.arrayContaining(files));
});

test("items of a list are changed, added at the end and taken away", () => {
  const content = { list: ["a", "b"] };
  expect(withChanges(content, { "list.1": "c" })).toEqual({ list: ["a", "c"] });
  expect(withChanges(content, { "list.2": "c" })).toEqual({ list: ["a", "b", "c"] });
  expect(withChanges(content, { "list.9": "c" })).toEqual(content);
  expect(withChanges(content, { "list.0": null })).toEqual({ list: ["b"] });
  expect(content).toEqual({ list: ["a", "b"] });
  expect(valueAt(content, "list.1")).toBe("b");
  expect(valueAt(content, "toString.name")).toBeUndefined();
});
