// `npm run content`: checks every word and record, and writes what programs and editors need of them.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { checkContent } from "#content/checks.ts";
import { generatedFiles } from "./content/generated-files.ts";

const problems = checkContent();
for (const problem of problems) console.error(`content/${problem}`);
if (problems.length > 0) process.exit(1);
for (const [file, text] of Object.entries(generatedFiles())) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.info("Every text and record is in order.");
