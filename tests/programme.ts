// A programme that tests build, and the estimator's words.

import type { Page } from "@playwright/test";
import { contentFor } from "#content/content-for.ts";
import { pathOf } from "../core/paths.ts";
import {
  type Programme,
  readProgrammes,
  startingProgramme,
  writeProgramme,
} from "../core/programme.ts";
import { expect } from "./test.ts";

const content = contentFor({ country: "ar", language: "en" }, "estimator");
const words = contentFor({ country: "ar", language: "en" }, "programme");

export { content, words };

export const built: Programme = {
  ...startingProgramme("us", "health", 120_000),
  services: ["onlineDoctor", "ambulance", "homeDoctor"],
  limits: { salud: { events: 1 } },
  changes: { "cost.homeDoctor": { value: 18_050, margin: 5 } },
};
export const builtPath = `${pathOf("us", "programme")}#${writeProgramme(built)}`;

export const result = (page: Page) => page.locator("#result");

/** The address follows a moment after the choice. */
export async function programmeIn(page: Page, settled: (programme: Programme) => boolean) {
  await expect
    .poll(() => settled(readProgrammes(new URL(page.url()).hash, "ar").programmes[0]!))
    .toBe(true);
}

/** Opens all that is folded, of the program that the address names. */
export async function unfold(page: Page) {
  await page.locator("html[data-programme]").waitFor({ state: "detached" });
  const folded = page.locator("main details:not([open])");
  await folded.evaluateAll((all) => {
    for (const part of all as HTMLDetailsElement[]) part.open = true;
  });
}
