import { expect, test } from "vitest";
import { changedBetween } from "./history.ts";

const about = { base: "Antes", who: "ana@owner.example", at: 1 };
const title = { ...about, file: "home/es.json", path: "hero.title", value: "Después" };
const removal = { ...about, file: "records/clients/x.json", path: "", value: null };

test("what a state of the content changes includes what it takes away, and what it brings back", () => {
  expect(changedBetween([title], [{ ...title, at: 2 }])).toEqual([]);
  expect(changedBetween([title], [title, removal])).toEqual([removal]);
  expect(changedBetween([title, removal], [title])).toEqual([removal]);
});
