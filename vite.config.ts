import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { contentFolder } from "./content/files.ts";
import { locate, textsPrefix } from "./core/paths.ts";
import { countryFromCookie, languageAt } from "./core/selected-country.ts";
import { singlePathIcons } from "./scripts/build/icons.ts";
import { textFiles, textsForm } from "./scripts/build/text-files.ts";
import { readConfig } from "./server/config.ts";
import { readEnvironment } from "./server/environment.ts";

/** Few files: what every page loads, what every island loads, and small parts that several islands share. */
const codeSplitting = {
  groups: [
    // With all it imports: every page loads it.
    { name: "main", test: /\/app\/main\.ts$/, priority: 3 },
    {
      name: "react",
      test: /node_modules\/(react|react-dom|scheduler)\/|createLucideIcon|\/app\/(islands|site-data)\//,
      priority: 2,
    },
    {
      name: "shared",
      test: /lucide-react|\/app\/(ui|families|sections|layout|cases|brand)\/|\/core\/(template|plain-text|read-number|carrying)\.ts$|\/contact-button\.tsx$|\/page-context\.ts$/,
      maxModuleSize: 2_500,
      minShareCount: 2,
      priority: 1,
    },
  ],
};

const { siteKey, figures } = readConfig(readEnvironment());

export default defineConfig(({ command }) => ({
  appType: "custom",
  plugins: [tailwindcss(), singlePathIcons(), apiWhileDeveloping(), pagesWhileDeveloping()],
  // The two settings that the pages need. Settings are read by server/environment.ts, so Vite reads no files.
  define: {
    "import.meta.env.SITE_KEY": JSON.stringify(siteKey),
    "import.meta.env.FIGURES": JSON.stringify(figures),
    "import.meta.env.TEXTS_FORM": JSON.stringify(textsForm),
  },
  envDir: false,
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        outDir: "build/client",
        manifest: true,
        rolldownOptions: { input: "app/main.ts", output: { codeSplitting } },
      },
    },
    ssr: {
      build: {
        outDir: "build/render",
        ssr: true,
        emitAssets: true,
        rolldownOptions: {
          input: { render: "app/render.tsx", worker: "scripts/build/worker.ts" },
          output: { chunkFileNames: "[name].js" },
        },
      },
      // One folder renders pages, without node_modules: the build's, and on a server those of an edition. While developing, React is Node's: Vite cannot run CommonJS.
      ...(command === "build" && { resolve: { noExternal: true } }),
    },
  },
  builder: {},
}));

/** `npm run dev` accepts leads too: the real server, without pages, behind the development server's /api. */
function apiWhileDeveloping(): Plugin {
  return {
    name: "api-while-developing",
    apply: "serve",
    async configureServer({ httpServer, config }) {
      // Vitest makes servers that listen nowhere: they must not take leads from the store.
      if (!httpServer) return;
      const { port } = await openApi();
      config.server.proxy = { "/api": `http://127.0.0.1:${port}` };
    },
  };
}

/** `npm run dev` renders each page when it is requested, and shows changed code and words at once. */
function pagesWhileDeveloping(): Plugin {
  return {
    name: "pages-while-developing",
    apply: "serve",
    configureServer(server) {
      const { middlewares, watcher, ws } = server;
      watcher.add(contentFolder).on("all", (_, file) => {
        if (/\/(app|content|core)\//.test(file)) ws.send({ type: "full-reload" });
      });
      middlewares.use((request, response, next) => {
        const path = request.url ?? "";
        const text = path.startsWith(textsPrefix) ? textFiles()[path] : undefined;
        if (text === undefined) return next();
        response.setHeader("Content-Type", "application/json").end(text);
      });
      return () =>
        middlewares.use(async (request, response, next) => {
          if (!request.headers.accept?.includes("text/html")) return next();
          try {
            const { pathname, origin } = new URL(
              request.originalUrl ?? "/",
              "http://localhost:3000",
            );
            const { renderPage } = await server.ssrLoadModule("/app/render.tsx");
            const language = languageAt(pathname, countryFromCookie(request.headers.cookie));
            const html = renderPage(
              { path: pathname, language, origin },
              { script: "/app/main.ts" },
            );
            response.statusCode = locate(pathname) ? 200 : 404;
            response.setHeader("Content-Type", "text/html; charset=utf-8");
            response.end(await server.transformIndexHtml(pathname, html));
          } catch (error) {
            next(error);
          }
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
