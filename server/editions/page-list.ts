// Each page of a release or an edition, and what it is made of. The build writes the release's, the worker an edition's.
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Overlay } from "#content/edition.ts";
import type { PageVariant } from "./editor.ts";

export interface PageRecord extends PageVariant {
  title: string;
  description: string;
  /** The files and folders of content/ that it shows something of. */
  reads: string[];
  /** What an edition changes in them, as a hash. */
  inputs: string;
  /** Of an edition: its files are in the edition's folder. Otherwise the release's count. */
  isOwn?: boolean;
}

export interface PageList {
  /** The build's stamp. */
  release: string;
  /** The browser's script. */
  script: string;
  /** The owner's records that could be shown on the day on which the pages were made. */
  shown: string[];
  pages: PageRecord[];
}

export const pageListFile = "pages.json";

export function readPageList(dir: string): PageList {
  return JSON.parse(readFileSync(join(dir, pageListFile), "utf8"));
}

/** Where a page's files are in a folder, without their endings. */
export function stemOf({ path, language }: PageVariant): string {
  return join("pages", language, path === "/" ? "index" : path);
}

export const keyOf = ({ path, language }: PageVariant) => `${language} ${path}`;

/** What pages show of these depends on the day. */
const datedFolders = ["records/network/", "records/proof/", "records/terms/"];

const ownersFile = /^records\/(proof|terms)\//;

/** The same for two states of the content in which a page that reads these files is the same. */
export function inputsOf(reads: readonly string[], overlay: Overlay, shown: string[]): string {
  const changes = changedIn(reads, overlay)
    // A page has nothing of a record that may not be shown.
    .filter((file) => !ownersFile.test(file) || shown.includes(basename(file, ".json")))
    .map((file) => [file, overlay[file]]);
  const dated = reads.some((name) => datedFolders.includes(name)) ? shown : [];
  return hash("sha256", JSON.stringify([changes, dated]), "base64url");
}

/** Those of the changed files that were read, or whose folder was. */
export function changedIn(reads: readonly string[], overlay: Overlay): string[] {
  return Object.keys(overlay)
    .filter((file) => reads.includes(file) || reads.includes(file.replace(/[^/]+$/, "")))
    .toSorted();
}
