import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { writeBillOfMaterials } from "./bill-of-materials.ts";

interface Package {
  dev?: boolean;
  version: string;
  hasInstallScript?: boolean;
}

async function readJson(file: string) {
  return JSON.parse(await readFile(file, "utf8"));
}

async function lockedPackages(): Promise<[name: string, entry: Package][]> {
  const { packages } = await readJson("package-lock.json");
  return Object.entries(packages as Record<string, Package>)
    .filter(([path]) => path !== "")
    .map(([path, entry]) => [path.slice(path.lastIndexOf("node_modules/") + 13), entry]);
}

test("lists every locked package, under the site's name", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const dir = await mkdtemp(join(tmpdir(), "amparia-bill-"));
  await writeBillOfMaterials(join(dir, "bill.json"));
  const bill = await readJson(join(dir, "bill.json"));
  await rm(dir, { recursive: true });
  vi.unstubAllEnvs();
  expect(bill).toMatchObject({ bomFormat: "CycloneDX" });
  expect(bill.metadata.component.name).toBe("amparia-website");
  const listed = bill.components.map((part: { name: string; version: string }) =>
    [part.name, part.version].join("@"),
  );
  for (const [name, { version }] of await lockedPackages()) {
    expect(listed).toContain(`${name}@${version}`);
  }
}, 60_000);

test("lets no package run a script on installation that was not approved", async () => {
  const { allowScripts } = await readJson("package.json");
  const withScripts = (await lockedPackages())
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([name]) => name);
  expect(withScripts.sort()).toEqual(Object.keys(allowScripts).sort());
});

test("takes every package from the registry, by its hash", async () => {
  const { packages } = await readJson("package-lock.json");
  for (const [path, entry] of Object.entries<Record<string, unknown>>(packages)) {
    // Bundled packages are covered by the outer package's hash.
    if (path === "" || entry.inBundle) continue;
    expect(entry.integrity, path).toMatch(/^sha512-/);
    expect(entry.resolved, path).toBeUndefined();
  }
});
