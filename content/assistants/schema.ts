import { z } from "zod";
import { each, record, template, text } from "../schema.ts";

const tool = z.strictObject({ title: text, description: text });

/** What assistants read: the tools of the MCP endpoint and of the browser, the catalog that names them, and llms.txt. */
export const schema = z.strictObject({
  instructions: text.describe("Sent to an assistant before its first call."),
  noBatch: text,
  failed: text,
  tools: record(
    [
      "find_coverage",
      "read_page",
      "read_terms",
      "estimate_program",
      "compare_programs",
      "link_program",
    ],
    tool,
  ),
  notPublished: text.describe("In the place of an answer that only the owner could give."),
  proof: text.describe(
    "Above what the owner can show: clients, quotes, cases, figures and papers.",
  ),
  browser: record(["find_coverage", "estimate_program", "open_contact", "opened"], text).describe(
    "The tools that a page gives to the browser’s own assistant, and what the last one answers.",
  ),
  inputs: z
    .strictObject({
      ...each(["language", "query", "family", "withAssumptions"], text),
      ...each(["events", "amount", "km", "margin", "basis", "services", "size"], text),
      ...each(["limits", "link", "bases", "claims", "exposure", "isTaxed", "isIndexed"], text),
      topic: template("topics"),
      company: template("kind"),
      customers: template("count"),
      assumptions: template("example"),
    })
    .describe("What each input of the tools is, for an assistant that fills it in."),
  refusals: z
    .strictObject({
      ...each(["linkAlone", "noCountry", "linkWithoutCountry", "servicesOrSize", "noPage"], text),
      brokenLink: template("ignored", "example"),
      basis: template("basis", "country", "offered"),
      services: template("country", "unknown", "offered"),
      warranty: template("unknown", "offered"),
      assumption: template("ids"),
      key: template("unknown", "ids"),
      limit: template("id", "kind", "offered"),
      none: text,
      most: template("id", "most"),
      language: template("country", "language"),
      topics: template("page", "topics"),
      noTopics: template("page"),
      missingPage: template("path"),
    })
    .describe("Tells an assistant what to ask for instead."),
  catalog: z.strictObject({ name: text, description: text, queries: z.array(text) }),
  llms: z.strictObject({
    summary: template("countries"),
    markdown: text,
    purposes: record(["offer", "cost", "company", "optional"], text).describe(
      "“Optional” is a word of the llms.txt convention: assistants may skip that part.",
    ),
    programs: text,
    tools: template("url"),
    figures: template("country", "json", "set", "schema", "tables"),
  }),
});

/** What the browser asks for. */
export type WebMcpTexts = z.infer<typeof schema>["browser"];
