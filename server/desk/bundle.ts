import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Release, RenderDesk } from "#core/desk.ts";

/** The built pages of the desk: `npm run build` makes them of `desk/`. */
export type DeskBundle = {
  render: RenderDesk;
  stylesheet: string;
  script: string;
  /** The folder of the style sheet, the script, fonts and pictures, whose names hold their hash. */
  assetsDir: string;
  release: Release;
};

/** Of `scripts/build/desk.ts`. */
export async function loadBundle(folder: string): Promise<DeskBundle> {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(folder, "manifest.json"), "utf8"),
  );
  const fileOf = (source: string) => `/${manifest[source]?.file}`;
  const { render } = await import(pathToFileURL(join(folder, "render.js")).href);
  return {
    render,
    stylesheet: fileOf("desk/desk.css"),
    script: fileOf("desk/new-leads.ts"),
    assetsDir: join(folder, "assets"),
    release: JSON.parse(readFileSync(join(folder, "release.json"), "utf8")),
  };
}
