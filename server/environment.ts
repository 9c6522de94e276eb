// The one place settings come from: `.env` in the project's folder, and the environment, which wins.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";

export type Environment = Record<string, string | undefined>;

const projectFolder = dirname(import.meta.dirname);

/** An empty variable of the environment wins too: it takes back what the file says. */
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
