import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { DeskNotice, DeskProblem, DeskView } from "#core/desk.ts";
import type { Language } from "#core/languages.ts";
import type { Person } from "./roles.ts";

export type DeskEnv = {
  Bindings: HttpBindings;
  Variables: {
    /** Undefined: nobody has signed in. */
    person: Person | undefined;
    /** What the form token is made of: the session's secret, or a cookie of the sign-in page. */
    cookie: string;
    language: Language;
    /** The person's time zone, and today there. */
    zone: string;
    today: string;
    form: Record<string, string>;
    /** Files of the form, by the names of their fields; where none was chosen, browsers send one without a name. */
    files: Record<string, File>;
    /** What the page says, instead of what its address says. */
    notice: DeskNotice | undefined;
    show: (view: DeskView, status?: 200 | 403 | 404 | 413 | 429 | 500 | 503) => Response;
  };
};

export type DeskContext = Context<DeskEnv>;

/** Back to a page, which then says what was done: "saved", or of several leads "saved.9". */
export function goTo(
  c: DeskContext,
  path: string,
  notices: string | string[] = [],
  undo: string[] = [],
): Response {
  const said = [notices].flat().map((notice) => `notice=${notice}`);
  if (undo.length > 0) said.push(`undo=${undo.join(".")}`);
  const sign = path.includes("?") ? "&" : "?";
  return c.redirect(said.length > 0 ? path + sign + said.join("&") : path, 303);
}

/** Of files that pages name. */
const assetTypes: Record<string, string> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
  woff2: "font/woff2",
};

/** A file that pages name, of a folder without folders. Its name changes with its content. */
export async function asset(c: DeskContext, folder: string, caches: "public" | "private") {
  const name = c.req.param("name") ?? "";
  const type = assetTypes[name.slice(name.lastIndexOf(".") + 1)];
  const content =
    /^[\w.-]+$/.test(name) && type && (await readFile(join(folder, name)).catch(() => undefined));
  if (!content) return c.body(null, 404);
  return c.body(new Uint8Array(content), 200, {
    "Content-Type": type,
    "Cache-Control": `${caches}, max-age=31536000, immutable`,
  });
}

const fileTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

export type FileType = keyof typeof fileTypes;

export function download(
  c: DeskContext,
  file: string | Uint8Array<ArrayBuffer> | ReadableStream,
  name: string,
  type: FileType,
): Response {
  return c.body(file, 200, {
    "Content-Type": fileTypes[type],
    "Content-Disposition": `attachment; filename="${name}.${type}"`,
  });
}

const problemStatuses = {
  link_ended: 403,
  not_allowed: 403,
  form_ended: 403,
  not_found: 404,
  too_large: 413,
  file_too_large: 413,
  too_many: 429,
  failed: 500,
  store_down: 503,
} as const satisfies Record<DeskProblem, number>;

/** A page that says why there is no other. */
export function refuse(c: DeskContext, problem: DeskProblem): Response {
  return c.get("show")({ page: "problem", problem }, problemStatuses[problem]);
}

/** Signed in: the guard of every page but those of signing in. */
export function personOf(c: DeskContext): Person {
  const person = c.get("person");
  if (!person) throw new Error("A page was shown before its guard");
  return person;
}

/** A path of the desk itself: anything else would send a person to another site. */
export function pathIn(to: string | undefined): string {
  return to && /^\/(?![/\\])[\x21-\x7e]*$/.test(to) ? to : "/";
}
