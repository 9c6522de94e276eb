// What assistants can ask for: the contract between the tools, which are made of the pages' own functions and texts, and the
// server that offers them.
import type { z } from "zod";
import type { Language } from "./languages.ts";

/** Text for the reader, in the language asked for, and the same as data. */
export interface ToolResult {
  text: string;
  data?: Record<string, unknown>;
  /** What was asked for does not exist; the text says what to ask for instead. */
  isRefused?: boolean;
}

export interface AssistantTool {
  name: string;
  title: string;
  description: string;
  input: z.ZodType;
  run(input: unknown): ToolResult;
}

export interface AssistantSite {
  origin: string;
  /** A page as Markdown; undefined if there is none. */
  markdown(path: string, language: Language): string | undefined;
}

/** What the bundle of `app/assistant/` exports. */
export type AssistantTools = (site: AssistantSite) => AssistantTool[];
