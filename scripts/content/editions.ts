// Between content/ and the editions of a store: `pull` writes the edition in force into the files, `push` offers the files' texts as drafts.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { valueAt, withChanges } from "#content/edition.ts";
import { overlayOf } from "#content/edition-changes.ts";
import { contentFolder, readEdited } from "#content/files.ts";
import { isContentFile } from "#content/problems.ts";
import { type Edition, isSame } from "#core/editions.ts";
import type { LeadStore } from "#server/leads/store.ts";

type Content = Pick<Edition, "number" | "changes">;

const none: Content = { number: 0, changes: [] };

/** A server's, or that of a backup (content-….jsonl). */
export async function editionIn(source: LeadStore | string): Promise<Content> {
  if (typeof source !== "string") {
    return (await source.edition(await source.editionNumber())) ?? none;
  }
  const lines = readFileSync(source, "utf8").trim().split("\n");
  const editions: Content[] = lines.flatMap((line) => JSON.parse(line).edition ?? []);
  return editions.reduce((one, other) => (other.number > one.number ? other : one), none);
}

/** Returns the files that it wrote or removed. */
export function pull({ changes }: Content, folder = contentFolder): string[] {
  const files = Object.entries(overlayOf(changes)).filter(([name]) => isContentFile(name));
  const paths = files.map(([name, changed]) => {
    const [path, before] = [join(folder, name), readEdited(name, folder)];
    const content = withChanges(before, changed);
    if (content === undefined) rmSync(path, { force: true });
    else if (!isSame(content, before)) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, formatted(name, content));
    } else return undefined;
    return name;
  });
  return paths.filter((name) => name !== undefined);
}

/** As all files of content/ are, so that a diff has what was changed and no more. */
function formatted(name: string, content: unknown): string {
  const input = JSON.stringify(content, undefined, 2);
  return execFileSync("biome", ["format", `--stdin-file-path=content/${name}`], {
    input,
    encoding: "utf8",
  });
}

/** Where the edition says something else than the files; records that only the desk has stay. Returns how many drafts it wrote; a person's own stay. */
export async function push(store: LeadStore): Promise<number> {
  let count = 0;
  for (const { file, path, value } of (await editionIn(store)).changes) {
    const written = isContentFile(file) ? readEdited(file) : undefined;
    const released = valueAt(written, path) ?? null;
    const isOnlyThere = written === undefined && file.startsWith("records/");
    if (isOnlyThere || isSame(value, released)) continue;
    const draft = { file, path, value: released, base: released, who: "npm run content" };
    if (!(await store.saveDraft(draft, undefined))) count += 1;
  }
  return count;
}
