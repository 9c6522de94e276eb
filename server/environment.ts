// The one place settings are read: `.env` in the project's folder, and environment variables, which override it.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { ConfigError, settingNames } from "./config.ts";

export type Environment = Record<string, string | undefined>;

const projectFolder = dirname(import.meta.dirname);

/** In the file for Compose. */
const othersNames = ["POSTGRES_PASSWORD"];

/**
 * An empty environment variable overrides the file too: it unsets the value.
 *
 * @throws {ConfigError}
 */
export function readEnvironment(
  folder: string = projectFolder,
  given: Environment = process.env,
): Environment {
  const file = parseEnv(readIfThere(join(folder, ".env")));
  // A misspelled setting would silently be its default: leads would become files, or go to another database.
  const unknown = Object.keys(file).filter(
    (name) => ![...settingNames, ...othersNames].includes(name),
  );
  if (unknown.length > 0) {
    throw new ConfigError(
      unknown.map((name) => `${name} in .env is no setting; .env.example has them all.`),
    );
  }
  return { ...file, ...given };
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}
