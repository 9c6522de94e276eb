import { join } from "node:path";
import { openEditor } from "#server/editions/open-editor.ts";
import { createLog } from "#server/log.ts";
import type { Command } from "./arguments.ts";

const buildDir = join(import.meta.dirname, "..", "..", "build");

/** Makes the pages of the edition in force, so that a new release starts with them at once. */
export const prepare: Command =
  () =>
  async ({ store, config, print }) => {
    const { editor, current, close } = await openEditor({
      store,
      log: createLog("warn"),
      dataDir: config.dataDir,
      site: { siteDir: join(buildDir, "site"), origin: config.publicOrigin, mcp: config.mcp },
      workerFile: join(buildDir, "render", "worker.js"),
      pages: { showEdition: async () => undefined },
    });
    await current;
    const { number, shown, failure } = editor.state();
    await close();
    if (shown !== number) throw new Error(`The pages of edition ${number} could not be made.`);
    print(`The pages of edition ${number} are made.\n`);
    for (const { file, path, message } of failure ?? [])
      print(`Left out: ${file} ${path}: ${message}\n`);
  };
