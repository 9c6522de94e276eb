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
  const { stdout } = await promisify(execFile)("npm", ["sbom", ...options], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const bill: Bill = JSON.parse(stdout);
  // npm uses the folder's name, which may be anything.
  bill.metadata.component.name = JSON.parse(await readFile("package.json", "utf8")).name;
  await writeFile(file, `${JSON.stringify(bill, undefined, 2)}\n`);
}
