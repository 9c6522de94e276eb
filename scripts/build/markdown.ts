// Each page as Markdown, for readers that are programs: the page's main content, without navigation, forms and drawings.
import { gfm } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";

const unreadTags = new Set(
  "script,style,noscript,template,svg,nav,dialog,button,input,select,textarea,search".split(","),
);
const unreadRoles = new Set(["search", "alert", "status"]);
// What only a phone shows is somewhere else on a wide screen.
const unreadClass = /(^|\s)(programme-unopened|md:hidden)(\s|$)/;
/** Elements that a stylesheet sets apart: as text they would run into their neighbors. */
const setApart = ["span", "b", "i", "em", "strong", "small", "time", "a", "label", "output"];

/**
 * `page` is the address of the html, to which the links are relative. `figureColumns`: the names of a figure, its value and its
 * origin, where a page lists figures that the visitor can change.
 */
export function markdownOf(
  html: string,
  page: string,
  figureColumns: readonly string[] = ["", "", ""],
): string {
  const main = html.match(/<main[\s\S]*<\/main>/)?.[0];
  if (!main) throw new Error(`${page} has no main element`);
  const title = textOf(html.match(/<title>([^<]*)</)?.[1] ?? "");
  const text = tidy(
    converter(page, figureColumns).turndown(unfolded(main.replaceAll("<!-- -->", ""))),
  );
  return `${text}\n\n---\n\n[${title}](${page})\n`;
}

/** What a row of a table opens has tables of its own: below the table, as a table in Markdown holds none. */
function unfolded(html: string): string {
  return html.replaceAll(/<table[\s\S]*?<\/table>/g, (table) => {
    const folds: string[] = [];
    const rows = table.replaceAll(
      /<tr><td colspan="\d+">(<details[\s\S]*?<\/details>)<\/td><\/tr>/gi,
      (_, fold) => {
        folds.push(fold);
        return "";
      },
    );
    return [rows, ...folds].join("");
  });
}

function converter(page: string, figureColumns: readonly string[]): TurndownService {
  const service = new TurndownService({ headingStyle: "atx", bulletListMarker: "-", hr: "---" });
  service.use(gfm);
  service.addRule("apart", {
    filter: (node) =>
      setApart.includes(node.localName) &&
      (hasElementBeside(node) || isBlock(node) || touchesWord(node)),
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
  service.addRule("choices", {
    filter: (node) => node.localName === "label" && fieldsIn(node).some(isChoice),
    replacement: (content, node) => {
      const isChosen = fieldsIn(node as HTMLElement)
        .find(isChoice)
        ?.hasAttribute("checked");
      const item = `[${isChosen ? "x" : " "}] ${content.replaceAll(/\s+/g, " ").trim()}`;
      return node.parentNode?.nodeName === "LI" ? item : `\n- ${item}\n`;
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
  service.addRule("marks", {
    filter: "sup",
    replacement: (content) => ` [${content.trim()}]`,
  });
  service.addRule("entries", {
    filter: (node) => entriesOf(node) !== undefined,
    replacement: (_, node) => table(entriesOf(node as HTMLElement) ?? []),
  });
  service.addRule("figures", {
    filter: (node) => node.localName === "ul" && elements(node).every(isFigure),
    replacement: (_, node) =>
      table([figureColumns, ...elements(node as HTMLElement).map(figureRow)]),
  });
  service.addRule("numbered", {
    filter: (node) => node.localName === "ol" && elements(node).every(isNumbered),
    replacement: (_, node) =>
      table([
        ["", textIn(node.previousSibling)],
        ...elements(node as HTMLElement).map((item) => elements(item).map(textIn)),
      ]),
  });
  service.addRule("notRead", {
    filter: (node) => isNotRead(node),
    replacement: (_, node) =>
      isFigureField(node as HTMLElement) ? ` ${(node as HTMLElement).getAttribute("value")} ` : "",
  });
  return service;
}

/** As code: the library compiles a selector for each element it is asked about. */
function isNotRead(node: HTMLElement): boolean {
  const { localName, parentNode } = node;
  const role = node.getAttribute("role") ?? "";
  return (
    unreadTags.has(localName) ||
    unreadRoles.has(role) ||
    (localName === "a" && role === "tab") ||
    node.getAttribute("aria-hidden") === "true" ||
    node.hasAttribute("hidden") ||
    // The result again.
    node.hasAttribute("data-bottom-bar") ||
    unreadClass.test(node.getAttribute("class") ?? "") ||
    (localName === "summary" && /\bfoldable\b/.test((parentNode as HTMLElement).className))
  );
}

function isChoice(field: HTMLElement): boolean {
  return /^(radio|checkbox)$/.test(field.getAttribute("type") ?? "");
}

/** Its value is part of what the page says. */
function isFigureField(node: HTMLElement): boolean {
  const mode = node.getAttribute("inputmode") ?? "";
  return (
    node.localName === "input" && node.hasAttribute("value") && /^(decimal|numeric)$/.test(mode)
  );
}

/** Siblings that are a name and a list of terms, with the same terms: a table with a column for each. */
function entriesOf(node: HTMLElement): string[][] | undefined {
  if (node.getElementsByTagName("dl").length < 2) return undefined;
  const children = elements(node);
  const entries = children.map((child) => {
    const name = child.querySelector("summary, h3, h4");
    const heading = name?.querySelector("h3, h4") ?? name;
    const [list, ...others] = Array.from(child.querySelectorAll("dl"));
    if (!name || !list || others.length > 0) return undefined;
    // Nothing else, but for a link to itself: the table would leave it out.
    const known = [name, list, child.id ? child.querySelector(`a[href$="#${child.id}"]`) : null];
    if (textIn(child) !== known.map(textIn).filter(Boolean).join(" ")) return undefined;
    const texts = (terms: string) => Array.from(list.querySelectorAll(terms), textIn);
    const rest = elements(name).filter((it) => it !== heading);
    const named = [`**${textIn(heading)}**`, rest.map(textIn).filter(Boolean).join(" · ")];
    return { name: named.filter(Boolean).join(" "), terms: texts("dt"), values: texts("dd") };
  });
  const [first] = entries;
  if (!first || entries.some((it) => `${it?.terms}` !== `${first.terms}`)) return undefined;
  return [["", ...first.terms], ...entries.map((it) => [it?.name ?? "", ...(it?.values ?? [])])];
}

/** A label with its field and unit, and beside them where the figure comes from. */
function isFigure(item: Element): boolean {
  return elements(item).length === 2 && fieldsIn(item).some(isFigureField);
}

function figureRow(item: Element): string[] {
  const [left, right] = elements(item);
  const name = textIn(left?.querySelector("label"));
  return [name, textIn(left).slice(name.length).trim(), textIn(right)];
}

function isNumbered(item: Element, index: number): boolean {
  const [number, text] = elements(item);
  return text !== undefined && textIn(number) === String(index + 1);
}

function table([heads = [], ...rows]: (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return `\n\n${[line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n")}\n\n`;
}

function fieldsIn(item: Element): HTMLElement[] {
  return Array.from(item.getElementsByTagName("input"));
}

/** The library's DOM has collections that cannot be iterated. */
function elements(node: Element): Element[] {
  return Array.from(node.children);
}

/** What a reader sees, on one line. */
function textIn(node: Node | null | undefined): string {
  const read = (it: Node): string => {
    if (it.nodeType === 3) return it.nodeValue ?? "";
    const element = it as HTMLElement;
    if (isFigureField(element)) return ` ${element.getAttribute("value")} `;
    if (isNotRead(element)) return "";
    const inner = Array.from(element.childNodes, read).join("");
    return element.localName === "sup" ? ` [${inner.trim()}]` : ` ${inner} `;
  };
  return node ? tidy(read(node).replaceAll(/\s+/g, " ")) : "";
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

/** A margin keeps it apart from the word beside it. */
function touchesWord({ previousSibling, nextSibling, textContent }: HTMLElement): boolean {
  const before = previousSibling?.nodeValue ?? "";
  const after = nextSibling?.nodeValue ?? "";
  const meets = (left: string, right: string) =>
    /[\p{L}\p{N}]$/u.test(left) && /^[\p{L}\p{N}]/u.test(right);
  return meets(before, textContent ?? "") || meets(textContent ?? "", after);
}

/** By the class that sets it. */
function isBlock({ className }: HTMLElement): boolean {
  return /(^|\s)(block|flex|grid)(\s|$)/.test(className);
}

/** Of escaped html without tags. */
export function textOf(escaped: string): string {
  return escaped.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
