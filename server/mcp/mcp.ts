// The tools for assistants over the Model Context Protocol: stateless, read-only, one answer for each request.
import type { BlockList } from "node:net";
import { isIP } from "node:net";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import type { Context } from "hono";
import { contentFor } from "#content/content-for.ts";
import { currentOverlay } from "#content/edition.ts";
import type { AssistantTool, AssistantTools } from "#core/assistant.ts";
import { brand } from "#core/brand.ts";
import { countryOfLanguage, english } from "#core/countries.ts";
import type { Language } from "#core/languages.ts";
import { markdownPath } from "#core/paths.ts";
import { selectedCountryKey } from "#core/selected-country.ts";
import { type ApiEnv, answer } from "#server/api/answers.ts";
import { addressOf, bucketsOf } from "#server/api/client-address.ts";
import { readJson, tooLarge } from "#server/api/read-json.ts";
import { isFromOurSite, isJson } from "#server/api/same-site.ts";
import { tokenBuckets } from "#server/api/token-buckets.ts";
import { describeError } from "#server/describe-error.ts";
import type { Pages } from "#server/http/pages.ts";
import type { Log } from "#server/log.ts";
import type { Instruments } from "#server/metrics/instruments.ts";

const words = () => contentFor(english, "assistants");

export type McpOptions = {
  tools: AssistantTools;
  pages: Pages;
  calls: Instruments["toolCalls"];
  publicOrigin: string;
  trustedProxies: BlockList;
  log: Log;
};

/** Requests a minute from one address. Before its first call an assistant sends three. */
const perMinute = 120;
/** A request takes up to 50 ms of a processor. */
const totalPerMinute = 600;
/** A request's parameters hold a tool's arguments, and those hold programs with limits of their own. */
const deepest = 10;

/** The address serves the rate limit only, and arguments are not logged. */
export function mcpEndpoint(options: McpOptions) {
  const { publicOrigin, trustedProxies } = options;
  const site = { origin: publicOrigin, markdown: markdownIn(options.pages) };
  let edition = currentOverlay();
  let tools = options.tools(site);
  /** What they say of themselves is a text too. */
  function toolsNow(): AssistantTool[] {
    if (edition !== currentOverlay()) {
      edition = currentOverlay();
      tools = options.tools(site);
    }
    return tools;
  }
  const take = tokenBuckets();
  const { fetch } = createMcpHandler(() => serverOf(toolsNow(), options), {
    // A subscription would hold its connection open, and the tools change with an edition only.
    maxSubscriptions: 0,
  });

  return async function handle(c: Context<ApiEnv>): Promise<Response> {
    const { headers } = c.req.raw;
    if (!isJson(headers) || headers.has("content-encoding")) return answer(415);
    if (!isOurHost(headers.get("host"), publicOrigin)) return answer(403);
    if (!isFromOurSite(headers, [publicOrigin])) return answer(403);
    const shortage = take([
      ...bucketsOf(addressOf(c, trustedProxies), perMinute),
      { key: "site", perMinute: totalPerMinute },
    ]);
    if (shortage) return answer(429, { retryAfterMs: shortage.waitMs });
    const body = await readJson(c.req, deepest);
    if (body === tooLarge) return answer(413);
    if (body === undefined) return answer(400);
    // One request could otherwise hold hundreds of calls. The protocol has no batches since 2025.
    if (Array.isArray(body)) return answer(400, { message: words().noBatch });
    const response = await fetch(c.req.raw, { parsedBody: body });
    response.headers.set("Cache-Control", "no-store");
    return response;
  };
}

function serverOf(tools: AssistantTool[], { calls, log }: Pick<McpOptions, "calls" | "log">) {
  const server = new McpServer(
    { name: brand.slug, title: brand.name, version: "1.0.0" },
    {
      instructions: words().instructions,
    },
  );
  for (const { name, title, description, input, run } of tools) {
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input,
        annotations: {
          readOnlyHint: true,
          destructiveHint: false,
          idempotentHint: true,
          openWorldHint: false,
        },
      },
      (given: unknown) => {
        try {
          const { text, data, isRefused = false } = run(given);
          calls.inc({ tool: name, outcome: isRefused ? "refused" : "answered" });
          return {
            content: [{ type: "text" as const, text }],
            ...(data && { structuredContent: data }),
            isError: isRefused,
          };
        } catch (error) {
          calls.inc({ tool: name, outcome: "failed" });
          log.alarm("tool_failed", { tool: name, ...describeError(error) });
          return {
            content: [{ type: "text" as const, text: words().failed }],
            isError: true,
          };
        }
      },
    );
  }
  return server;
}

function markdownIn(pages: Pages) {
  return (path: string, language: Language) => {
    const cookie = `${selectedCountryKey}=${countryOfLanguage[language]}`;
    const request = { method: "GET", pathname: markdownPath(path), search: "", cookie };
    const { status, body } = pages(request);
    return status === 200 ? body?.toString() : undefined;
  };
}

/** Another site's name that leads to this machine is not ours; a bare address cannot be such a name. */
function isOurHost(host: string | null, publicOrigin: string): boolean {
  if (!host || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
  return isAddress || hostname === "localhost" || hostname === new URL(publicOrigin).hostname;
}
