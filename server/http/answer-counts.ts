import { assetsPrefix } from "./kept-assets.ts";

/** A page's HTML, its data for a visitor who comes from another page, another file, or the API. */
export const answerKinds = ["page", "data", "file", "api"] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** Plain arrays, because every answer is counted: a library's labels would cost more than the answer. */
export function createAnswerCounts() {
  const byKind = Object.fromEntries(
    answerKinds.map((kind) => [kind, new Array<number>(10).fill(0)]),
  ) as Record<AnswerKind, number[]>;

  return {
    count(kind: AnswerKind, status: number): void {
      const classes = byKind[kind];
      const place = Math.trunc(status / 100);
      classes[place] = (classes[place] ?? 0) + 1;
    },
    totals: () =>
      answerKinds.flatMap((kind) =>
        [2, 3, 4, 5].map((place) => ({
          kind,
          status: `${place}xx`,
          count: byKind[kind][place] ?? 0,
        })),
      ),
  };
}

export type AnswerCounts = ReturnType<typeof createAnswerCounts>;

/** By the end of the path: pages have no dot in it. */
export function kindOf(url = "/"): AnswerKind {
  if (url.startsWith(assetsPrefix)) return "file";
  const query = url.indexOf("?");
  const path = query < 0 ? url : url.slice(0, query);
  if (path.endsWith(".data")) return "data";
  return path.includes(".") ? "file" : "page";
}
