// `npm run content`: checks every word and record, and writes what programs and editors need of them. `npm run content -- pull [FILE]`
// first writes the edition in force into content/, of the configured store or of a backup; `-- push` makes drafts of the texts in content/.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { checkContent } from "#content/checks.ts";
import { readConfig } from "#server/config.ts";
import { readEnvironment } from "#server/environment.ts";
import { openStore } from "#server/leads/open-store.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { editionIn, pull, push } from "./content/editions.ts";
import { generatedFiles } from "./content/generated-files.ts";

const [command, backup] = process.argv.slice(2);
if (command === "pull") {
  const edition = backup ? await editionIn(backup) : await withStore(editionIn);
  for (const file of pull(edition)) console.info(`content/${file}`);
} else if (command === "push") {
  console.info(`${await withStore(push)} drafts written. Publish them at the desk.`);
} else if (command) {
  throw new Error(`npm run content knows pull and push, not ${command}.`);
}

const problems = checkContent();
for (const problem of problems) console.error(`content/${problem}`);
if (problems.length > 0) process.exit(1);
for (const [file, text] of Object.entries(generatedFiles())) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.info("Every text and record is in order.");

async function withStore<T>(work: (store: LeadStore) => Promise<T>): Promise<T> {
  const store = openStore({ ...readConfig(readEnvironment()), onFatal: () => process.exit(1) });
  try {
    await store.prepare();
    return await work(store);
  } finally {
    await store.close();
  }
}
