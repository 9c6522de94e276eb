import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { contentFolder } from "./content/files.ts";
import { singlePathIcons } from "./scripts/build/icons.ts";
import { textFiles } from "./scripts/build/text-files.ts";
import { readConfig } from "./server/config.ts";
import { readEnvironment } from "./server/environment.ts";

/** Shared by the forms or the programme's pages: the home must not load it. */
const notForHome = [
  /\/node_modules\/zod\/|\/core\/(contact|contact-payload|contact-schemas)\.ts$/,
  /\/app\/(contact|programme)/,
  /\/core\/(assumptions|band|benchmark[\w-]*|estimate|influences|programme|sources)\.ts$/,
];

/** Few files per page: the framework, which changes rarely, the code most pages share, and the page's own. */
const codeSplitting = {
  groups: [
    {
      name: "framework",
      test: /node_modules\/(react|react-dom|scheduler|react-router)\/|preload-helper|rolldown\/runtime/,
      priority: 4,
    },
    // With all it imports: every page loads it.
    { name: "root", test: /\/app\/root\.tsx/, priority: 3 },
    {
      name: "site",
      priority: 2,
      test: (id: string) =>
        /^\/(app|content|core)\/|\/lucide-react\//.test(id.slice(import.meta.dirname.length)) &&
        !notForHome.some((part) => part.test(id)),
      minShareCount: 3,
    },
    // The forms' icons and limits that a page has too: in one file with the forms, the page would load the forms.
    {
      name: "contact-shared",
      test: /\/icons\/(handshake|user-round|wrench)\.|\/core\/contact\.ts$/,
      priority: 1,
    },
    // The dialog and the investors' form share most of their code, and a press waits for one file instead of eight.
    { name: "forms", test: /\/app\/contact\/(contact-dialog|investor-form)\.tsx/ },
  ],
};

const { siteKey, figures } = readConfig(readEnvironment());

export default defineConfig({
  plugins: [
    tailwindcss(),
    singlePathIcons(),
    reactRouter(),
    apiWhileDeveloping(),
    wordsWhileDeveloping(),
  ],
  // The two settings that the pages need. Settings are read by server/environment.ts, so Vite reads no files.
  define: {
    "import.meta.env.SITE_KEY": JSON.stringify(siteKey),
    "import.meta.env.FIGURES": JSON.stringify(figures),
    "import.meta.env.RELEASE": JSON.stringify(process.env.RELEASE ?? "development"),
  },
  envDir: false,
  build: { assetsInlineLimit: 0 },
  // So that pages rendered at build time have the build's icons, too.
  ssr: { noExternal: ["lucide-react"] },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
});

/** `npm run dev` accepts leads too: the real server, without pages, behind the development server's /api. */
function apiWhileDeveloping(): Plugin {
  return {
    name: "api-while-developing",
    apply: "serve",
    async configureServer({ httpServer, config }) {
      // The router also makes servers that listen nowhere, for types and builds: they must not take leads from the store.
      if (!httpServer) return;
      const { port } = await openApi();
      config.server.proxy = { "/api": `http://127.0.0.1:${port}` };
    },
  };
}

/** `npm run dev` serves the words that the browser asks for, and shows changed ones at once. */
function wordsWhileDeveloping(): Plugin {
  return {
    name: "words-while-developing",
    apply: "serve",
    configureServer({ middlewares, watcher, ws }) {
      middlewares.use((request, response, next) => {
        const path = request.url ?? "";
        const text = path.startsWith("/assets/") ? textFiles("development")[path] : undefined;
        if (text === undefined) return next();
        response.setHeader("Content-Type", "application/json").end(text);
      });
      watcher.add(contentFolder).on("all", (_, file) => {
        if (!file.startsWith(contentFolder) || !file.endsWith(".json")) return;
        ws.send({ type: "full-reload" });
      });
    },
  };
}

async function openApi() {
  const { createLog } = await import("./server/log.ts");
  const { openServer } = await import("./server/open-server.ts");
  const config = { ...readConfig(readEnvironment()), port: 0, host: "127.0.0.1", desk: undefined };
  return openServer({
    config,
    siteDir: undefined,
    log: createLog("warn"),
    onFatal: () => process.exit(1),
  });
}
