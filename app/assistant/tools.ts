// The tools of the server's MCP endpoint. They read what the pages read and compute what the pages compute; none writes or sends.
import type { AssistantTools } from "#core/assistant.ts";
import { findCoverage } from "./find-coverage.ts";
import { comparePrograms, estimateProgram, linkProgram } from "./programme-tools.ts";
import { readPage } from "./read-page.ts";
import { readTerms } from "./read-terms.ts";

export const assistantTools: AssistantTools = (site) =>
  [findCoverage, readPage, readTerms, estimateProgram, comparePrograms, linkProgram].map((make) =>
    make(site),
  );
