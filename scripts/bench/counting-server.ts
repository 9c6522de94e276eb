// Serves the pages, and counts views while told to: the same process with and without counting, since two processes differ by
// more than counting costs. To each message, whether to count, it replies with its port and the CPU time it has used.
import { BlockList } from "node:net";
import { Hono } from "hono";
import { createAnalytics } from "#server/analytics/counters.ts";
import type { ApiEnv } from "#server/api/api-env.ts";
import { countAnswers } from "#server/http/answer-counts.ts";
import { createApp } from "#server/http/app.ts";
import { openHttpServer } from "#server/http/http-server.ts";
import { openPages } from "#server/http/pages.ts";
import { createLog } from "#server/log.ts";

const pages = await openPages("build/site", { onMissing: () => {} });
const log = createLog("silent");
const answers = countAnswers();
const app = createApp({ api: new Hono<ApiEnv>(), log, answers });
const { countDocument } = createAnalytics({ publicOrigin: "https://127.0.0.1" });
let isCounting = false;
const onPage: typeof countDocument = (page, search, headers) => {
  if (isCounting) countDocument(page, search, headers);
};
const { port } = await openHttpServer(
  { pages, app, log, answers, onPage },
  { port: 0, host: "127.0.0.1", trustedProxies: new BlockList() },
);
process.on("message", (wanted: boolean) => {
  isCounting = wanted;
  const { user, system } = process.cpuUsage();
  process.send?.({ port, cpuMs: (user + system) / 1000 });
});
