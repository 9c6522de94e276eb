// The one place settings are read: `.env` in the project's folder, and environment variables, which override it.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";

export type Environment = Record<string, string | undefined>;

const projectFolder = dirname(import.meta.dirname);

/** An empty environment variable overrides the file too: it unsets the value. */
export function readEnvironment(
  folder: string = projectFolder,
  given: Environment = process.env,
): Environment {
  return { ...parseEnv(readIfThere(join(folder, ".env"))), ...given };
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}
