import { createApi } from "./api/api.ts";
import type { Config } from "./config.ts";
import { createApp } from "./http/app.ts";
import { type httpLimits, openHttpServer } from "./http/http-server.ts";
import { openPages, type Pages } from "./http/pages.ts";
import { openStore } from "./leads/open-store.ts";
import { startRetention } from "./leads/retention.ts";
import { StoreUnavailable } from "./leads/store.ts";
import type { Log } from "./log.ts";
import { type DispatcherOptions, startDispatcher } from "./mail/dispatcher.ts";
import { fileTransport } from "./mail/file-transport.ts";
import { composeMail } from "./mail/message.ts";
import { type smtpTimeouts, smtpTransport } from "./mail/smtp-transport.ts";

type Options = {
  config: Config;
  /** What the build wrote. Undefined: somebody else serves the pages, as the development server does. */
  siteDir: string | undefined;
  log: Log;
  /** The disk failed: the process should end and start anew. */
  onFatal: () => void;
  /** Waits and limits other than the usual, for trying out faults. */
  dispatch?: Pick<DispatcherOptions, "pollMs" | "pause" | "lanes">;
  smtpTimeouts?: typeof smtpTimeouts;
  limits?: Partial<typeof httpLimits>;
};

/** Opens everything the site needs and listens. Closing finishes what is under way. */
export async function openServer(options: Options) {
  const { config, siteDir, log } = options;
  let isOpen = true;
  const pages = siteDir
    ? await openPages(siteDir, { onMissing: (path) => log.info("page_missing", { path }) })
    : noPages;
  const store = openStore({
    ...config,
    onFatal(code) {
      isOpen = false;
      log.alarm("store_failed", { code });
      options.onFatal();
    },
  });
  // Pages are served, and health tells, while the database is away.
  await store.prepare().catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.alarm("store_unavailable", { code: error.code });
  });
  const dispatcher = startDispatcher({
    store,
    transport: config.smtpUrl
      ? smtpTransport(config.smtpUrl, options.smtpTimeouts)
      : fileTransport(config.dataDir),
    compose: (claim) => composeMail(claim, config),
    log,
    ...options.dispatch,
  });
  const retention = startRetention({ ...config, store, log });
  const api = createApi({
    leads: {
      ...config,
      store,
      log,
      mailDomain: config.mailFrom.slice(config.mailFrom.lastIndexOf("@") + 1),
      onStored: dispatcher.wake,
    },
    health: { store, queue: dispatcher.status, isOpen: () => isOpen },
  });

  const { limits } = options;
  const server = await openHttpServer({ pages, app: createApp({ api, log }), log, limits }, config);
  log.info("listening", { port: server.port });

  return {
    port: server.port,
    async close(): Promise<void> {
      isOpen = false;
      retention.stop();
      await Promise.all([server.close(), dispatcher.stop()]);
      await store.close();
      log.info("stopped");
    },
  };
}

const noPages: Pages = () => ({ status: 404, headers: [], body: null });
