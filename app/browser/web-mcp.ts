// Tools for the assistant in the visitor's browser (WebMCP, webmachinelearning.github.io/webmcp). They show what they find: the visitor
// sees the page that a tool opened. Forms are tools by their attributes, and the visitor presses their button.
import { pageData } from "#app/site-data/page-data.ts";
import type { WebMcpTexts } from "#content/assistants/schema.ts";
import { companyKinds, defaultKind } from "#core/company-kinds.ts";
import { english } from "#core/countries.ts";
import { countryAt, parameters, pathOf, queryOf, textsPath } from "#core/paths.ts";
import {
  customersRange,
  defaultCustomers,
  isProgrammeFragment,
  type ProgrammeStart,
  programmePath,
  startFragment,
} from "#core/programme-start.ts";
import { serviceIds, servicesIn } from "#core/services.ts";

interface Tool {
  name: string;
  description: string;
  inputSchema: object;
  annotations?: { readOnlyHint: boolean };
  // biome-ignore lint/suspicious/noExplicitAny: the schema says what it is, and the assistant whether it keeps to it
  execute: (input: any) => Promise<unknown>;
}

declare global {
  interface Document {
    modelContext: { registerTool(tool: Tool): unknown };
  }
}

const one = (name: string, schema: object) => ({ type: "object", properties: { [name]: schema } });

export async function registerTools() {
  const response = await fetch(textsPath("web-mcp", english, import.meta.env.TEXTS_FORM));
  const words: WebMcpTexts = await response.json();
  const country = () => countryAt(location.pathname).code;
  const tools: Tool[] = [
    {
      name: "find_coverage",
      description: words.find_coverage,
      inputSchema: { ...one("query", { type: "string" }), required: ["query"] },
      annotations: { readOnlyHint: true },
      async execute({ query }) {
        const text = String(query).slice(0, 80).trim();
        return found(pathOf(country(), "coverage"), text);
      },
    },
    {
      name: "estimate_program",
      description: words.estimate_program,
      inputSchema: {
        type: "object",
        properties: {
          company: { enum: companyKinds },
          customers: { type: "integer" },
          services: { type: "array", items: { enum: serviceIds } },
        },
      },
      annotations: { readOnlyHint: true },
      execute: async (start: ProgrammeStart) => estimated(start),
    },
    {
      name: "open_contact",
      description: words.open_contact,
      inputSchema: { type: "object", properties: {} },
      async execute() {
        const programme = isProgrammeFragment(location.hash) ? location.hash : "";
        return open(pathOf(country(), "contact") + queryOf({ contactType: "partner" }) + programme);
      },
    },
  ];
  for (const tool of tools) await document.modelContext.registerTool(tool);
}

async function found(path: string, text: string) {
  const query = queryOf({ search: text });
  if (location.pathname !== path) return open(path + query);
  // Else the page lists what it finds without them first.
  const words = textsPath("search", pageData().place, import.meta.env.TEXTS_FORM);
  await Promise.all([import("#core/service-search.ts"), fetch(words)]);
  history.replaceState(null, "", query + location.hash);
  dispatchEvent(new PopStateEvent("popstate"));
  const field = () =>
    document.querySelector<HTMLInputElement>(`main input[name=${parameters.search}]`);
  await until(() => field()?.value === text);
  const shown = () => serviceIds.filter((id) => document.getElementById(id));
  await settled(() => shown().join());
  return shown().map((id) => ({ id, text: document.getElementById(id)?.innerText }));
}

/** Of the page itself: the modules that compute would be files of their own for every visitor if they were loaded here. */
async function estimated(input: ProgrammeStart) {
  const { code } = countryAt(location.pathname);
  const start = {
    ...input,
    services: servicesIn(code).filter((id) => input.services?.includes(id)),
  };
  const wrong = [
    ...(input.services ?? []).filter((id) => !start.services.includes(id)),
    ...[input.company ?? defaultKind].filter((kind) => !companyKinds.includes(kind)),
    ...[input.customers ?? defaultCustomers].filter(
      (count) =>
        !Number.isInteger(count) || count < customersRange.min || count > customersRange.max,
    ),
  ];
  if (wrong.length > 0) throw new Error(`Not understood: ${wrong.join(", ")}`);
  const fragment = startFragment(input.services ? start : input);
  const path = programmePath(code, fragment);
  if (location.pathname !== pathOf(code, "programme")) return open(path);
  location.hash = fragment;
  const panel = () => document.getElementById("result");
  const link = () => panel()?.querySelector<HTMLAnchorElement>('a[href*="#v"]')?.hash ?? "";
  await until(() => fragment.split("&").every((part) => link().includes(part)));
  return { text: await settled(() => panel()?.innerText), link: location.href };
}

/** This page goes, and with it its tools: the next page has the same ones. */
function open(path: string): { opened: string } {
  // After the answer.
  setTimeout(() => location.assign(path));
  return { opened: new URL(path, location.href).href };
}

/** React draws later. */
async function until(isShown: () => boolean, everyMs = 50) {
  for (let tries = 0; tries < 100 && !isShown(); tries++) await sleep(everyMs);
}

function sleep(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Numbers move for a third of a second. */
async function settled(read: () => string | undefined) {
  let text = read();
  await sleep(400);
  await until(() => {
    const before = text;
    text = read();
    return text === before;
  }, 400);
  return text;
}
