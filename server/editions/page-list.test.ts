import { expect, test } from "vitest";
import { inputsOf } from "./page-list.ts";

const reads = ["records/proof/", "home/es.json"];
const written = (name: string) => ({ "records/proof/client-1.json": { "": { name } } });

test("a record makes pages anew once it may be shown, and when it changes or leaves", () => {
  const nothing = inputsOf(reads, {}, []);
  expect(inputsOf(reads, written("A"), [])).toBe(nothing);
  const shown = inputsOf(reads, written("A"), ["client-1"]);
  expect(shown).not.toBe(nothing);
  expect(inputsOf(reads, written("B"), ["client-1"])).not.toBe(shown);
  expect(inputsOf(reads, written("B"), [])).toBe(nothing);
  expect(inputsOf(["home/es.json"], written("A"), ["client-1"])).toBe(
    inputsOf(["home/es.json"], {}, []),
  );
});
