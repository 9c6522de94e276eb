import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener, RequestError } from "@hono/node-server";
import { describeError } from "#server/describe-error.ts";
import type { Log } from "#server/log.ts";
import type { createApp } from "./app.ts";
import type { Pages } from "./pages.ts";
import { securityHeaders } from "./security-headers.ts";
import { servePages } from "./serve-pages.ts";

export const httpLimits = {
  connections: 2_000,
  /** Requests sent ahead on one connection, each waiting for the answers before it. Browsers send none. */
  sentAhead: 64,
  /** Whose answer does not go on for twice as long is cut off. */
  unreadMs: 30_000,
  /** How long a stopping server waits for requests to arrive and be answered. */
  stopMs: 10_000,
};

type Options = {
  pages: Pages;
  app: ReturnType<typeof createApp>;
  log: Log;
  limits?: Partial<typeof httpLimits> | undefined;
};

/** Listens on the port; closing answers what is under way. */
export async function openHttpServer(
  options: Options,
  { port, host }: { port: number; host: string | undefined },
) {
  const limits = { ...httpLimits, ...options.limits };
  const draining = { now: false };
  const server = createHttpServer(options, limits, draining);
  server.maxConnections = limits.connections;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    /** Goes on answering, and lets each connection go with its next answer. */
    drain(): void {
      draining.now = true;
    },
    close: () => closeServer(server, limits.stopMs),
  };
}

/**
 * Slow clients are cut off; without the interval the timeouts would only be looked at every 30 seconds. Idle connections
 * live longer than in the usual proxies, so that it is the proxy that closes them and no request is lost in between.
 */
function createHttpServer(
  { pages, app, log }: Options,
  limits: typeof httpLimits,
  draining: { now: boolean },
): Server {
  const answerApi = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: (error) =>
      new Response(null, {
        status: error instanceof RequestError ? 400 : 500,
        headers: securityHeaders,
      }),
  });
  const server = createServer(
    {
      headersTimeout: 5_000,
      requestTimeout: 10_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16 * 1024,
      // A page's request has no body: no stream is made for it.
      optimizeEmptyRequests: true,
      // Asked for below: Node's own answer would lack the headers of all others.
      requireHostHeader: false,
    },
    (request, response) => {
      if (!response.socket && isTooFarAhead(request, response, limits.sentAhead)) return;
      if (draining.now) response.shouldKeepAlive = false;
      if (lacksHost(request)) return refuse(response, 400);
      toOriginForm(request);
      if (isApi(request.url)) {
        nameHost(request);
        void answerApi(request, response.setTimeout(limits.unreadMs));
      } else answerPage(pages, request, response, log);
    },
  );
  cutOffUnread(server, limits.unreadMs);
  server.on("clientError", refuseConnection);
  server.on("checkExpectation", (_request, response) => refuse(response, 417));
  return server;
}

/** Answers that wait behind another, by connection. */
const waiting = new WeakMap<Socket, number>();

/** A few kilobytes can hold thousands of requests, and each of them takes memory until the ones before it are read. */
function isTooFarAhead(request: IncomingMessage, response: ServerResponse, most: number): boolean {
  const { socket } = request;
  const count = (waiting.get(socket) ?? 0) + 1;
  waiting.set(socket, count);
  response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 0) - 1));
  if (count > most) socket.destroy();
  return socket.destroyed;
}

/**
 * Drops connections that stop reading responses, or stay open without a request. Slow but progressing readers are kept.
 * Node's own socket timers restart with every byte received and cost more than finding a page, so an interval compares how
 * much has left for each client instead.
 */
function cutOffUnread(server: Server, unreadMs: number): void {
  const seen = new Map<Socket, { left: string; looks: number }>();
  server.on("connection", (socket) => {
    seen.set(socket, { left: "", looks: 0 });
    socket.once("close", () => seen.delete(socket));
  });
  const look = setInterval(() => {
    for (const [socket, last] of seen) {
      const left = whatLeft(socket);
      const looks = left === last.left ? last.looks + 1 : 0;
      seen.set(socket, { left, looks });
      // An idle connection may live for longer, as it does by `keepAliveTimeout`.
      const patience = socket.writableLength > 0 ? 2 : 4;
      if (looks >= patience) socket.destroy();
    }
  }, unreadMs).unref();
  server.once("close", () => clearInterval(look));
}

/** Whole answers, and how much of the one under way still waits for the client: Node's own timer spares slow readers by it. */
function whatLeft(socket: Socket): string {
  const { _handle: handle } = socket as { _handle?: { writeQueueSize: number } | null };
  return `${socket.bytesWritten - socket.writableLength} ${handle?.writeQueueSize ?? 0}`;
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { ...securityHeaders, Connection: "close", "Content-Length": "0" });
  response.end();
}

/** What is not HTTP, or takes too long to be: Node's own answer would lack the headers of all others. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET" || owesAnswer(socket)) {
    return void socket.destroy();
  }
  const status = clientErrorStatus[error.code ?? ""] ?? "400 Bad Request";
  const headers = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status}\r\n${headers.join("")}Connection: close\r\nContent-Length: 0\r\n\r\n`,
  );
  // A client that never ends its side would keep the connection, and with it a place, for good.
  setTimeout(() => socket.destroy(), readAnswerMs).unref();
}

/** The refusal would be taken for the answer to a request before. */
function owesAnswer(socket: Duplex): boolean {
  const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse | null };
  return Boolean(answer && (answer.headersSent || answer.req.complete));
}

const readAnswerMs = 1_000;

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
    log.alarm("page_failed", describeError(error));
    if (!response.headersSent) response.writeHead(500, securityHeaders);
    response.end();
  }
}

/** HTTP/1.1 asks for a Host. Read as it came: Node's own table of headers costs more than a page's answer. */
function lacksHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  if (httpVersion !== "1.1") return false;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string;
    if (name.length === 4 && name.toLowerCase() === "host") return false;
  }
  return true;
}

/** `GET http://host/path`, as some probes and proxies ask, is `/path`. */
function toOriginForm(request: IncomingMessage): void {
  if (request.url?.startsWith("/")) return;
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/i.exec(request.url ?? "") ?? [];
  if (rest !== undefined) request.url = rest.startsWith("/") ? rest : `/${rest}`;
}

/** HTTP/1.0, in which many load balancers ask, knows no Host; the API's framework does. */
function nameHost(request: IncomingMessage): void {
  if (request.httpVersion === "1.0") request.headers.host ??= "localhost";
}

function isApi(url = "/"): boolean {
  return url.startsWith("/api") && /^\/api(?:[/?]|$)/.test(url);
}

/** A closing server no longer looks at its timeouts: what only trickles is cut off here. */
function closeServer(server: Server, stopMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), stopMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
