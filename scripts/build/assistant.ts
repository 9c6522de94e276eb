// Builds the tools for assistants: one module, made of the pages' functions and texts, that the server loads.
import { build } from "vite";

const assistantDir = "build/assistant";

export async function buildAssistant(): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "error",
    build: { outDir: assistantDir, ssr: "app/assistant/tools.ts" },
    ssr: { noExternal: true, external: ["zod"] },
  });
}
