import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";

interface Bill {
  metadata: { component: { name: string } };
}

const options = [
  "--sbom-format=cyclonedx",
  "--sbom-type=application",
  "--package-lock-only",
  // In production npm would omit development dependencies, and those used by both.
  "--include=dev",
];

/** Lists every package used to build or run the site, as CycloneDX, from the lockfile and without a network. */
export async function writeBillOfMaterials(file: string) {
  const written = await promisify(execFile)("npm", ["sbom", ...options], {
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error) => {
    // Debian 13's npm, for instance.
    if (!error.stdout?.startsWith("Unknown command")) throw error;
  });
  if (!written) return console.log("No bill of materials: npm writes it since its version 10.");
  const bill: Bill = JSON.parse(written.stdout);
  // npm uses the folder's name, which may be anything.
  bill.metadata.component.name = JSON.parse(await readFile("package.json", "utf8")).name;
  await writeFile(file, `${JSON.stringify(bill, undefined, 2)}\n`);
}
