import { expect, test } from "vitest";
import { storesToTest } from "#server/testing/stores.ts";

const namesOf = (chosen: string | undefined) => storesToTest(chosen).map(({ name }) => name);

test("both stores are tested unless one is named", () => {
  expect(namesOf(undefined)).toEqual(["SQLite", "PostgreSQL"]);
  expect(namesOf("")).toEqual(["SQLite", "PostgreSQL"]);
  expect(namesOf("SQLite")).toEqual(["SQLite"]);
});

test("a misspelled name is an error instead of no test", () => {
  expect(() => storesToTest("sqlite")).toThrow("TESTED_STORE must be SQLite or PostgreSQL");
});
