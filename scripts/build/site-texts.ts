// Every file of the site, besides its pages, that is made of words.
import { reportFiles } from "#app/pages/industries/buyer/report-file.server.ts";
import { openApi, openApiPath } from "#app/pages/sandbox/openapi.server.ts";
import { benchmarkFiles } from "./benchmark-files.ts";
import { crawlerFiles } from "./crawler-files.ts";
import { textFiles } from "./text-files.ts";
import { webManifest } from "./web-manifest.ts";

/** By pathname. */
export function siteTexts(
  ...[pages, origin, options]: Parameters<typeof crawlerFiles>
): Record<string, string> {
  return {
    ...textFiles(),
    ...crawlerFiles(pages, origin, options),
    ...benchmarkFiles(origin),
    "/site.webmanifest": webManifest(),
    ...reportFiles(),
    [openApiPath]: JSON.stringify(openApi, undefined, 2),
  };
}
