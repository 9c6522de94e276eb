import { Counter } from "prom-client";
import { assetsPrefix } from "./kept-assets.ts";

/** A page's HTML, its data for a visitor who comes from another page, another file, the API, or the tools for assistants. */
const kinds = ["page", "data", "file", "api", "mcp"] as const;
const classes = ["2xx", "3xx", "4xx", "5xx"] as const;

export type Answers = Counter<"kind" | "status">;

export function countAnswers(): Answers {
  const answers: Answers = new Counter({
    name: "amparia_answers_total",
    help: "Answers to requests, by kind (page, data, file, api, mcp) and class of status.",
    labelNames: ["kind", "status"],
    registers: [],
  });
  // Counted from zero: Prometheus sees no increase in a series that begins with one.
  for (const kind of kinds) for (const status of classes) answers.inc({ kind, status }, 0);
  return answers;
}

export function classOf(status: number): string {
  return `${Math.trunc(status / 100)}xx`;
}

/** By the end of the path: pages have no dot in it. */
export function kindOf(url = "/"): (typeof kinds)[number] {
  if (url.startsWith(assetsPrefix)) return "file";
  const query = url.indexOf("?");
  const path = query < 0 ? url : url.slice(0, query);
  if (path.endsWith(".data")) return "data";
  return path.includes(".") ? "file" : "page";
}
