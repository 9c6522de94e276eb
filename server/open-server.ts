import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { createApi } from "./api/api.ts";
import type { Config } from "./config.ts";
import { createApp } from "./http/app.ts";
import { openPages, type Pages } from "./http/pages.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { servePages } from "./http/serve-pages.ts";
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
  /** Waits other than the usual, for trying out faults. */
  dispatch?: Pick<DispatcherOptions, "pollMs" | "pause" | "lanes">;
  smtpTimeouts?: typeof smtpTimeouts;
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

  const server = createHttpServer(pages, createApp({ api, log }), log);
  const port = await listen(server, config);
  log.info("listening", { port });

  return {
    port,
    async close(): Promise<void> {
      isOpen = false;
      retention.stop();
      await Promise.all([closeServer(server), dispatcher.stop()]);
      await store.close();
      log.info("stopped");
    },
  };
}

/**
 * Slow clients are cut off; without the interval the timeouts would only be looked at every 30 seconds. Idle connections
 * live longer than in the usual proxies, so that it is the proxy that closes them and no request is lost in between.
 */
function createHttpServer(pages: Pages, app: ReturnType<typeof createApp>, log: Log): Server {
  const answerApi = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer(
    {
      headersTimeout: 5_000,
      requestTimeout: 10_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16 * 1024,
      // A page's request has no body: no stream is made for it.
      optimizeEmptyRequests: true,
    },
    (request, response) => {
      if (isApi(request.url)) void answerApi(request, response);
      else answerPage(pages, request, response, log);
    },
  );
  server.maxConnections = 2_000;
  // Who asks and never reads the answer would otherwise hold a connection for good.
  server.timeout = 30_000;
  server.on("clientError", refuse);
  return server;
}

/** What is not HTTP, or takes too long to be: Node's own answer would lack the headers of all others. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
  const status = clientErrorStatus[error.code ?? ""] ?? "400 Bad Request";
  const headers = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status}\r\n${headers.join("")}Connection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}

const clientErrorStatus: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** One page that cannot be answered must not end the process for all. */
function answerPage(
  pages: Pages,
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
): void {
  try {
    servePages(pages, request, response);
  } catch (error) {
    log.alarm("page_failed", { code: error instanceof Error ? error.name : "unknown" });
    if (!response.headersSent) response.writeHead(500, securityHeaders);
    response.end();
  }
}

const noPages: Pages = () => ({ status: 404, headers: [], body: null });

function isApi(url = "/"): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
