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
  // In production npm would leave out what the build is made with, and what both need.
  "--include=dev",
];

/** Writes down every package the site is made of or with, as CycloneDX: what the lockfile says, without asking a network. */
export async function writeBillOfMaterials(file: string) {
  const { stdout } = await promisify(execFile)("npm", ["sbom", ...options], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const bill: Bill = JSON.parse(stdout);
  // npm names the folder, which may be called anything.
  bill.metadata.component.name = JSON.parse(await readFile("package.json", "utf8")).name;
  await writeFile(file, `${JSON.stringify(bill, undefined, 2)}\n`);
}
