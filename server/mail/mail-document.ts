import { createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#core/languages.ts";

// Mail programs show neither SVG nor style sheets: all styles are inline.
const page = { fontFamily: "sans-serif", fontSize: 15, lineHeight: 1.5, color: "#1c2430" };
export const quiet = { fontSize: 13, color: "#5a6575" };

/** The html of a mail. React escapes every value. */
export function mailDocument(title: string, language: Language, ...content: ReactNode[]): string {
  const head = h("head", null, h("meta", { charSet: "utf-8" }), h("title", null, title));
  const body = h("body", null, h("div", { style: page }, ...content));
  return `<!doctype html>${renderToStaticMarkup(h("html", { lang: language }, head, body))}`;
}
