// Builds the pages of the desk: a module that renders them on the server, a style sheet and one small script.
import tailwindcss from "@tailwindcss/vite";
import { build, type InlineConfig } from "vite";

const deskDir = "build/desk";

export async function buildDesk(): Promise<void> {
  const common: InlineConfig = {
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: "error",
    plugins: [tailwindcss()],
  };
  await build({
    ...common,
    build: {
      outDir: deskDir,
      assetsInlineLimit: 0,
      manifest: "manifest.json",
      rolldownOptions: { input: ["desk/desk.css", "desk/new-leads.ts"] },
    },
  });
  await build({
    ...common,
    build: {
      outDir: deskDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      ssr: "desk/render.tsx",
      ssrEmitAssets: true,
    },
    // A machine that only serves has React, but none of the site's other libraries.
    ssr: { noExternal: true, external: ["react", "react-dom"] },
  });
}
