import type { Config } from "@react-router/dev/config";

// No `prerender` here: scripts/build/prerender.ts requests every URL in every language from the built handler.
export default {
  appDirectory: "app",
  buildDirectory: "build/router",
  routeDiscovery: { mode: "initial" },
} satisfies Config;
