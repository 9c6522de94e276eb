import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { AssistantTools } from "#core/assistant.ts";
import { createAnalytics } from "./analytics/counters.ts";
import { startAnalytics } from "./analytics/start-analytics.ts";
import { limitNames } from "./api/analytics.ts";
import { createApi } from "./api/api.ts";
import { createDelivering } from "./api/delivering.ts";
import type { Config } from "./config.ts";
import { dayMs } from "./day.ts";
import type { DeskBundle } from "./desk/bundle.ts";
import { openDesk } from "./desk/desk-server.ts";
import { startDeskWork } from "./desk/desk-work.ts";
import { startDigest } from "./digest/digest.ts";
import { openEditor } from "./editions/open-editor.ts";
import { createApp } from "./http/app.ts";
import { type httpLimits, openHttpServer } from "./http/http-server.ts";
import { keepAssets, openKeptAssets } from "./http/kept-assets.ts";
import { openPages, type Pages } from "./http/pages.ts";
import { openStore } from "./leads/open-store.ts";
import { startRetention } from "./leads/retention.ts";
import { watchStore } from "./leads/watch-store.ts";
import { type Log, sparingly } from "./log.ts";
import { isLoopback } from "./loopback.ts";
import { openMailTransport } from "./mail/open-mail-transport.ts";
import { mcpEndpoint } from "./mcp/mcp.ts";
import { createInstruments, timedStore } from "./metrics/instruments.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { openMetricsServer } from "./metrics/metrics-server.ts";
import { type DeliveriesOptions, startDeliveries } from "./start-deliveries.ts";
import { startSummary } from "./summary.ts";
import { uploadsEndpoint } from "./uploads/serve-uploads.ts";

type Options = {
  config: Config;
  /** The build's files. Undefined: another server serves the pages, as in development. */
  siteDir: string | undefined;
  /** The desk's pages; loaded only where there is a desk. */
  loadDesk?: () => Promise<DeskBundle>;
  /** Renders editions (build/render/worker.js). Undefined: the pages stay the release's. */
  workerFile?: string;
  /** The tools for assistants; loaded unless they are switched off. */
  loadTools?: () => Promise<AssistantTools>;
  log: Log;
  /** The disk failed: the process should exit and be restarted. */
  onFatal: () => void;
  /** Waits and limits for fault tests. */
  waits?: DeliveriesOptions["waits"];
  editionWaits?: { pollMs?: number; settleMs?: number };
  smtpTimeouts?: DeliveriesOptions["smtpTimeouts"];
  webhookTimeoutMs?: DeliveriesOptions["webhookTimeoutMs"];
  limits?: Partial<typeof httpLimits>;
};

/** Opens the store, the mail queue and the HTTP server. Closing finishes open requests and mails. */
export async function openServer(options: Options) {
  const { config, siteDir, log } = options;
  let isOpen = true;
  const pages = siteDir ? await openSite(siteDir, config, log) : noPages;
  const instruments = createInstruments();
  const { answers, refusals, outcomes, toolCalls } = instruments;
  const opened = openStore({
    ...config,
    onFatal(code) {
      isOpen = false;
      log.alarm("store_failed", { code });
      options.onFatal();
    },
  });
  const store = timedStore(opened, instruments);
  // Pages and health are served while the database is down.
  const watch = await watchStore({ store, log, provenMs: config.databaseUrl ? 1_000 : 30_000 });
  const editions = await openEditions();
  // Until then visitors are better off with another server. With SQLite there is none, and they read what was shown last.
  let isSettled = !config.databaseUrl;
  void Promise.resolve(editions?.settled).then(() => {
    isSettled = true;
  });
  let deliveries: ReturnType<typeof startDeliveries> | undefined;
  const queues = () => deliveries?.status() ?? { mail: { paused: false } };
  const mailRefusedMs = () => deliveries?.mailRefusedMs() ?? 0;
  const analytics = config.figures ? createAnalytics(config) : undefined;
  const api = createApi({
    leads: {
      ...config,
      store: watch,
      log,
      refusals,
      outcomes,
      mailDomain: config.mailFrom.slice(config.mailFrom.lastIndexOf("@") + 1),
      hasWebhook: config.webhook !== undefined,
      confirms: config.confirmation,
      onStored: () => deliveries?.wake(),
      pageHtml: (pathname, cookie) =>
        pages({ method: "GET", pathname, search: "", cookie }).body?.toString(),
    },
    health: {
      store: watch,
      queues,
      isOpen: () => isOpen,
      showsEdition: () => isSettled,
      hasPages: pages.isComplete,
      whyNotDelivering: createDelivering({
        ...{ store, queues },
        mailRefusedMs,
      }),
    },
    analytics: { ...config, analytics },
  });

  const { limits } = options;
  const tools = config.mcp && (await options.loadTools?.());
  const mcp = tools ? mcpEndpoint({ ...config, tools, pages, calls: toolCalls, log }) : undefined;
  const app = createApp({ api, mcp, uploads: uploadsEndpoint(store), log, answers });
  const mayAdd = limitNames(config.trustedProxies);
  const onPage = (page: string, search: string, request: IncomingMessage) =>
    analytics?.countDocument(page, search, request.headers, () => mayAdd(request));
  const server = await openHttpServer({ pages, app, log, answers, limits, onPage }, config);
  const { metricsPort, metricsHost } = config;
  const metrics =
    metricsPort === undefined
      ? undefined
      : await openMetricsServer(
          createMetrics({
            instruments,
            store: opened,
            canStore: watch.canStore,
            droppedLines: log.dropped,
            queues,
            mailRefusedMs,
          }),
          metricsPort,
          metricsHost,
        );
  const transport = openMailTransport(config, options.smtpTimeouts);
  const desk = await openOwnDesk().catch((error: NodeJS.ErrnoException) => {
    log.alarm("desk_not_opened", { code: error.code ?? "unknown" });
    return undefined;
  });
  // A process that does not get its ports ends at once, and must not have begun to send or to remove anything.
  deliveries = startDeliveries({ ...options, store, instruments });
  const retention = startRetention({ ...config, store, log });
  const counting = analytics && startAnalytics({ analytics, store, log });
  const summary = startSummary({ store, refusals, log });
  const digest = config.digestTo ? startDigest({ store, transport, config, log }) : undefined;
  const deskWork = config.desk
    ? startDeskWork({ store, transport, config: { ...config, desk: config.desk }, log })
    : undefined;
  /** Before anybody is answered: the site shown is the release and the edition in force. */
  async function openEditions() {
    const { workerFile, editionWaits } = options;
    if (!siteDir || !workerFile) return undefined;
    const site = { siteDir, origin: config.publicOrigin, mcp: config.mcp };
    return openEditor({
      store,
      pages,
      log,
      site,
      workerFile,
      ...config,
      ...editionWaits,
    });
  }
  async function openOwnDesk() {
    if (!config.desk || !options.loadDesk) return undefined;
    const bundle = await options.loadDesk();
    const onReleased = () => deliveries?.wake();
    const editor = editions?.editor;
    return openDesk({
      ...{ config, desk: config.desk, bundle, store, editor, siteDir },
      ...{ transport, queues, onReleased, log },
    });
  }

  log.info("listening", {
    port: server.port,
    store: config.databaseUrl ? "postgres" : "sqlite",
    mail: config.smtpUrl ? "smtp" : "files",
    webhook: config.webhook ? "on" : "off",
  });
  if (crossesUnencrypted(config.databaseUrl)) log.warn("database_unencrypted");
  if (!pages.isComplete) log.alarm("pages_missing");

  return {
    port: server.port,
    metricsPort: metrics?.port,
    desk,
    editor: editions?.editor,
    /** Reports not ready at once, keeps responding while draining, then closes and finishes open requests and mails. */
    async close({ drainMs = 0 } = {}): Promise<void> {
      isOpen = false;
      watch.stop();
      const workDone = Promise.all([deliveries?.stop(), retention.stop()]);
      server.drain();
      await sleep(drainMs);
      await Promise.all([server.close(), workDone]);
      await metrics?.close();
      await desk?.close();
      await editions?.close();
      await summary.stop();
      await digest?.stop();
      await deskWork?.stop();
      await counting?.stop();
      await store.close();
      log.info("stopped");
    },
  };
}

/** The built site, and the kept files of earlier releases, to which its own are added. */
async function openSite(siteDir: string, { assetsDir }: Config, log: Log): Promise<Pages> {
  const keep = () =>
    keepAssets(siteDir, assetsDir).catch((error: NodeJS.ErrnoException) =>
      log.warn("assets_not_kept", { code: error.code ?? "unknown" }),
    );
  await keep();
  setInterval(keep, dayMs).unref();
  const info = sparingly(log.info);
  return openPages(siteDir, {
    // Without the path, which can be anything a visitor typed.
    onMissing: () => info("page_missing"),
    kept: openKeptAssets(assetsDir),
  });
}

/** Leads and their keys would cross a network in clear; `sslmode=disable` says that this is meant. */
function crossesUnencrypted(databaseUrl: string | undefined): boolean {
  if (!databaseUrl) return false;
  const { hostname, searchParams } = new URL(databaseUrl);
  return hostname !== "" && !isLoopback(hostname) && !searchParams.has("sslmode");
}

const noPages: Pages = Object.assign(() => ({ status: 404, headers: [], body: null }), {
  isComplete: true,
  showEdition: async () => undefined,
});
