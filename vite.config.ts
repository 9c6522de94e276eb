import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), stylesFromFilesOnly()],
  // The one setting the browser needs: which site it speaks for.
  envPrefix: "SITE_KEY",
  build: { assetsInlineLimit: 0 },
});

/** Sonner makes its styles with a script, which the content policy forbids; app/contact imports them as a file instead. */
function stylesFromFilesOnly(): Plugin {
  return {
    name: "styles-from-files-only",
    apply: "build",
    transform: {
      filter: { id: /sonner\/dist\/index\.mjs$/ },
      handler: (code) => code.replace(/^__insertCSS\(".*"\);$/m, ""),
    },
  };
}
