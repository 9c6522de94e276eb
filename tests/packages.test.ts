import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

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

test("the build's bill of materials lists every locked package, under the site's name", async () => {
  const bill = await readJson("build/bill-of-materials.json");
  expect(bill).toMatchObject({ bomFormat: "CycloneDX" });
  expect(bill.metadata.component.name).toBe("amparia-website");
  const listed = bill.components.map((part: { name: string; version: string }) =>
    [part.name, part.version].join("@"),
  );
  for (const [name, { version }] of await lockedPackages()) {
    expect(listed).toContain(`${name}@${version}`);
  }
});

test("the lockfile lets no package run a script on installation that was not approved", async () => {
  const { allowScripts } = await readJson("package.json");
  const withScripts = (await lockedPackages())
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([name]) => name);
  expect(withScripts.sort()).toEqual(Object.keys(allowScripts).sort());
});

test("the lockfile takes every package from the registry, by its hash", async () => {
  const { packages } = await readJson("package-lock.json");
  for (const [path, entry] of Object.entries<Record<string, unknown>>(packages)) {
    // Bundled packages are covered by the outer package's hash.
    if (path === "" || entry.inBundle) continue;
    expect(entry.integrity, path).toMatch(/^sha512-/);
    expect(entry.resolved, path).toBeUndefined();
  }
});
