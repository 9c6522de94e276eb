import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const guides = ["README.md", "SECURITY.md", "art/README.md", ...globSync("docs/*.md")];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const folders = "app|art|content|core|deploy|docs|public|scripts|server|tests";

/** The page that growing.md adds as an example. */
const example = "app/pages/events/";

test.each(guides)("%s names files and commands that exist", (guide) => {
  const text = readFileSync(guide, "utf8");
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = ""]) => to);
  for (const to of links) expect(existsSync(join(dirname(guide), to)), to).toBe(true);
  const named = [...text.matchAll(new RegExp(`\`((?:${folders})/[^\`\\s<…]*)\``, "g"))];
  for (const [, path = ""] of named.filter(([, path = ""]) => !path.startsWith(example))) {
    expect(globSync(path), path).not.toEqual([]);
  }
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
  for (const name of commands) expect(scripts).toHaveProperty([name]);
});
