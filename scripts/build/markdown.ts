// Each page as Markdown, for readers that are programs: the page's main content, without navigation, forms and drawings.
import { gfm } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";

const notRead = [
  "script, style, noscript, template, svg",
  "nav, dialog, button, input, select, textarea",
  "[aria-hidden=true], [role=alert], [role=status]",
].join(", ");
/** Elements that a stylesheet sets apart: as text they would run into their neighbors. */
const setApart = ["span", "b", "i", "em", "strong", "small", "time", "a", "label", "output"];

/** `page` is the address of the html, to which the links are relative. */
export function markdownOf(html: string, page: string): string {
  const main = html.match(/<main[\s\S]*<\/main>/)?.[0];
  if (!main) throw new Error(`${page} has no main element`);
  const title = textOf(html.match(/<title>([^<]*)</)?.[1] ?? "");
  const text = tidy(converter(page).turndown(main.replaceAll("<!-- -->", "")));
  return `${text}\n\n---\n\n[${title}](${page})\n`;
}

function converter(page: string): TurndownService {
  const service = new TurndownService({ headingStyle: "atx", bulletListMarker: "-", hr: "---" });
  service.use(gfm);
  service.addRule("apart", {
    filter: (node) =>
      setApart.includes(node.localName) && (hasElementBeside(node) || isBlock(node)),
    replacement: (content) => (content.trim() ? ` ${content.trim()} ` : ""),
  });
  service.addRule("links", {
    filter: (node) => node.localName === "a" && node.hasAttribute("href"),
    replacement: (content, node) => {
      const label = content.replaceAll(/[\s#]+/g, " ").trim();
      const target = (node as HTMLElement).getAttribute("href") ?? "";
      return label && !target.startsWith("#") ? ` [${label}](${new URL(target, page)}) ` : content;
    },
  });
  service.addRule("terms", {
    filter: "dt",
    replacement: (content) => (content.trim() ? `\n- **${content.trim()}:** ` : ""),
  });
  service.addRule("definitions", {
    filter: "dd",
    replacement: (content) => `${content.trim().replaceAll(/\s*\n+\s*/g, " ")}\n`,
  });
  service.addRule("pictures", {
    filter: ["img", "picture"],
    replacement: (_, node) => (node as HTMLElement).getAttribute("alt") ?? "",
  });
  service.addRule("notRead", {
    filter: (node) => node.matches(notRead),
    replacement: () => "",
  });
  return service;
}

/** Removes the spaces that elements set apart leave at the ends of lines and before punctuation. */
function tidy(text: string): string {
  return text
    .replaceAll(/(?<=\S) +(?=[,.;:!?)])/g, "")
    .replaceAll(/(?<=\S) {2,}/g, " ")
    .replaceAll(/[^\S\n]+$/gm, "")
    .replaceAll(/^ (?=\S)/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

function hasElementBeside({ previousSibling, nextSibling }: HTMLElement): boolean {
  return [previousSibling, nextSibling].some((it) => it?.nodeType === 1);
}

/** By the class that sets it. */
function isBlock({ className }: HTMLElement): boolean {
  return /(^|\s)(block|flex|grid)(\s|$)/.test(className);
}

function textOf(escaped: string): string {
  return escaped.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
