import { createElement as h, type ReactNode } from "react";
import type { Lead } from "#server/leads/lead.ts";
import { referenceOf } from "#server/leads/reference.ts";
import { detailsOf } from "./details.ts";
import { mailDocument, quiet } from "./mail-document.ts";
import type { ProgrammeTable } from "./programme.ts";
import type { BodyOptions } from "./text-body.ts";
import { type MailTexts, subjectFor, texts } from "./texts.ts";

const heading = { fontSize: 20, margin: "0 0 16px" };
const label = {
  textAlign: "left",
  verticalAlign: "top",
  padding: "2px 16px 2px 0",
  color: "#5a6575",
} as const;
const message = {
  margin: "20px 0",
  padding: "12px 16px",
  borderLeft: "4px solid #c9d1dc",
  background: "#f4f6f9",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
} as const;
const cell = { ...label, color: "#1c2430", borderTop: "1px solid #c9d1dc" };
const note = { ...quiet, margin: "4px 0" };

/** No visitor input becomes a link. The programme's link is built here, from validated data. */
export function htmlBody(lead: Lead, { language, programme, link }: BodyOptions): string {
  const words = texts[language];
  const title = subjectFor(lead.contactType, language);
  return mailDocument(
    title,
    language,
    h("h1", { style: heading }, title),
    h(
      "table",
      { role: "presentation" },
      h("tbody", null, detailsOf(lead, language).map(detailRow)),
    ),
    h("div", { style: message, dir: "auto" }, lead.message),
    programme && programmeBlock(programme, words),
    link && h("p", null, h("a", { href: link }, words.openLead)),
    h("p", { style: note }, words.howToAnswer),
    h("p", { style: note }, words.caution),
    h("p", { style: note }, `${words.reference}: ${referenceOf(lead.id)}`),
  );
}

// <bdi> keeps a right-to-left name from reordering its row.
function detailRow([name, value]: [string, string]): ReactNode {
  return h(
    "tr",
    { key: name },
    h("th", { scope: "row", style: { ...label, fontWeight: "normal" } }, name),
    h("td", null, h("bdi", null, value)),
  );
}

function programmeBlock(
  { facts, headings, rows, links }: ProgrammeTable,
  { programme: words }: MailTexts,
): ReactNode {
  return h(
    "div",
    { style: { margin: "20px 0" } },
    h("h2", { style: { fontSize: 17, margin: "0 0 8px" } }, words.title),
    h("table", { role: "presentation" }, h("tbody", null, facts.map(detailRow))),
    h(
      "table",
      { style: { borderCollapse: "collapse", margin: "12px 0" } },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          headings.map((name) => h("th", { key: name, scope: "col", style: label }, name)),
        ),
      ),
      h(
        "tbody",
        null,
        rows.map((row) =>
          h(
            "tr",
            { key: row[0] },
            row.map((value, index) => h("td", { key: headings[index], style: cell }, value)),
          ),
        ),
      ),
    ),
    h("p", { style: note }, words.note),
    links.map(([name, href]) => h("p", { key: href }, h("a", { href }, name))),
  );
}
