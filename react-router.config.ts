import type { Config } from "@react-router/dev/config";

// No `prerender` here: scripts/build/prerender.ts asks the built handler for every address and language alike.
export default {
  appDirectory: "app",
  buildDirectory: "build/router",
  routeDiscovery: { mode: "initial" },
} satisfies Config;
