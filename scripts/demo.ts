// `npm run demo`: the site as it is once its owner has filled in everything, with samples, on data of its own.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { isForReal } from "#content/checks.ts";
import { ConfigError, readConfig } from "#server/config.ts";
import { readEnvironment } from "#server/environment.ts";
import { openStore } from "#server/leads/open-store.ts";
import { sampleEdition } from "./demo/sample-edition.ts";

try {
  // No mail, database or webhook of the owner's: leads of a demonstration go nowhere.
  for (const name of ["DATABASE_URL", "SMTP_URL", "WEBHOOK_URL", "WEBHOOK_SECRET", "DIGEST_TO"]) {
    process.env[name] = "";
  }
  const { publicOrigin, dataDir, ...config } = readConfig(readEnvironment());
  if (isForReal(publicOrigin)) {
    throw new ConfigError([
      `Samples are not shown to strangers: unset PUBLIC_ORIGIN (${publicOrigin}).`,
    ]);
  }
  process.env.DATA_DIR = join(dataDir, "demo");
  mkdirSync(process.env.DATA_DIR, { recursive: true });
  const store = openStore({
    ...config,
    dataDir: process.env.DATA_DIR,
    onFatal: () => process.exit(1),
  });
  const { changes, uploads } = sampleEdition(Date.now());
  for (const upload of uploads) await store.addUpload(upload);
  const after = await store.editionNumber();
  await store.publishEdition({ after, who: "npm run demo", reason: "demo", changes, drafts: [] });
  await store.close();
  await import("./start.ts");
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
