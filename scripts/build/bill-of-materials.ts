import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";

interface Bill {
  metadata: { component: { name: string } };
}

/** Writes down every package the site is made of or with, as CycloneDX: what the lockfile says, without asking a network. */
export async function writeBillOfMaterials(file: string) {
  const kind = ["--sbom-format=cyclonedx", "--sbom-type=application"];
  const { stdout } = await promisify(execFile)("npm", ["sbom", "--package-lock-only", ...kind], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const bill: Bill = JSON.parse(stdout);
  // npm names the folder, which may be called anything.
  bill.metadata.component.name = JSON.parse(await readFile("package.json", "utf8")).name;
  await writeFile(file, `${JSON.stringify(bill, undefined, 2)}\n`);
}
