import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo, BlockList, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener, RequestError } from "@hono/node-server";
import { describeError } from "#server/describe-error.ts";
import { type Log, sparingly } from "#server/log.ts";
import { type AnswerCounts, kindOf } from "./answer-counts.ts";
import type { createApp } from "./app.ts";
import { limitPerAddress } from "./limit-per-address.ts";
import type { Pages } from "./pages.ts";
import { securityHeaders } from "./security-headers.ts";
import { servePages } from "./serve-pages.ts";

export const httpLimits = {
  connections: 2_000,
  /** A whole office can share an address, at six connections a browser. */
  connectionsPerAddress: 500,
  /** Pipelined requests on one connection, each waiting for the responses before it. Browsers send none. */
  sentAhead: 64,
  /** How long a client may take to send its headers. */
  headersMs: 5_000,
  /** A client that reads nothing for twice as long is disconnected. */
  unreadMs: 30_000,
  /** How long a stopping server waits for open requests. */
  stopMs: 10_000,
};

type Options = {
  pages: Pages;
  app: ReturnType<typeof createApp>;
  log: Log;
  answers: AnswerCounts;
  /** Called with each page sent, its query and the request's headers. */
  onPage?: ((page: string, search: string, headers: IncomingHttpHeaders) => void) | undefined;
  limits?: Partial<typeof httpLimits> | undefined;
};

type Listening = { port: number; host: string | undefined; trustedProxies: BlockList };

/** Listens on the port; closing finishes open requests. */
export async function openHttpServer(options: Options, { port, host, trustedProxies }: Listening) {
  const limits = { ...httpLimits, ...options.limits };
  const draining = { now: false };
  const server = createHttpServer(options, limits, draining);
  server.maxConnections = limits.connections;
  const warn = sparingly(options.log.warn);
  server.on("drop", () => warn("connections_limited"));
  limitPerAddress(server, {
    most: limits.connectionsPerAddress,
    trusted: trustedProxies,
    log: options.log,
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    /** Keeps responding, and closes each connection after its next response. */
    drain(): void {
      draining.now = true;
    },
    close: () => closeServer(server, limits.stopMs),
  };
}

/**
 * Slow clients are disconnected; without the interval Node checks its timeouts only every 30 seconds. Idle connections
 * outlive those of common proxies, so that the proxy closes them and no request is sent into a closing connection.
 */
function createHttpServer(
  { pages, app, log, answers, onPage }: Options,
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
      headersTimeout: limits.headersMs,
      requestTimeout: 10_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: limits.headersMs / 5,
      maxHeaderSize: 16 * 1024,
      // Requests for pages have no body, so no stream is created.
      optimizeEmptyRequests: true,
      // Checked below: Node's own error response would lack the security headers.
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
      } else {
        const page = answerPage(pages, request, response, log);
        if (page && onPage) onPage(page, queryOf(request.url), request.headers);
        answers.count(kindOf(request.url), response.statusCode);
      }
    },
  );
  cutOffUnread(server, limits.unreadMs);
  server.on("clientError", refuseConnection);
  server.on("checkExpectation", (_request, response) => refuse(response, 417));
  return server;
}

/** Responses waiting behind another, by connection. */
const waiting = new WeakMap<Socket, number>();

/** A few kilobytes can hold thousands of requests, and each takes memory until the earlier responses are read. */
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
 * many bytes each client has read instead.
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
      // An idle connection may stay open for `keepAliveTimeout`.
      const patience = socket.writableLength > 0 ? 2 : 4;
      if (looks >= patience) socket.destroy();
    }
  }, unreadMs).unref();
  server.once("close", () => clearInterval(look));
}

/** Finished responses, and how many bytes of the current one the client has not read yet. */
function whatLeft(socket: Socket): string {
  const { _handle: handle } = socket as { _handle?: { writeQueueSize: number } | null };
  return `${socket.bytesWritten - socket.writableLength} ${handle?.writeQueueSize ?? 0}`;
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { ...securityHeaders, Connection: "close", "Content-Length": "0" });
  response.end();
}

/** Malformed or too slow requests: Node's own error response would lack the security headers. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET" || owesAnswer(socket)) {
    return void socket.destroy();
  }
  const status = clientErrorStatus[error.code ?? ""] ?? "400 Bad Request";
  const headers = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status}\r\n${headers.join("")}Connection: close\r\nContent-Length: 0\r\n\r\n`,
  );
  // A client that never closes its side would keep the connection forever.
  setTimeout(() => socket.destroy(), readAnswerMs).unref();
}

/** The error response would be mistaken for the response to an earlier request. */
function owesAnswer(socket: Duplex): boolean {
  const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse | null };
  return Boolean(answer && (answer.headersSent || answer.req.complete));
}

const readAnswerMs = 1_000;

const clientErrorStatus: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** An error in one response must not end the process. */
function answerPage(
  pages: Pages,
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
): string | undefined {
  try {
    return servePages(pages, request, response);
  } catch (error) {
    log.alarm("page_failed", describeError(error));
    if (!response.headersSent) response.writeHead(500, securityHeaders);
    response.end();
    return undefined;
  }
}

function queryOf(url = ""): string {
  const query = url.indexOf("?");
  return query < 0 ? "" : url.slice(query);
}

function lacksHost({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === "1.1" && headers.host === undefined;
}

/** `GET http://host/path`, as some probes and proxies send, is `/path`. */
function toOriginForm(request: IncomingMessage): void {
  if (request.url?.startsWith("/")) return;
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/i.exec(request.url ?? "") ?? [];
  if (rest !== undefined) request.url = rest.startsWith("/") ? rest : `/${rest}`;
}

/** HTTP/1.0, which many load balancers use for checks, has no Host header; Hono needs one. */
function nameHost(request: IncomingMessage): void {
  if (request.httpVersion === "1.0") request.headers.host ??= "localhost";
}

function isApi(url = "/"): boolean {
  return url.startsWith("/api") && /^\/api(?:[/?]|$)/.test(url);
}

/** A closing server no longer checks its timeouts, so requests that only trickle in are cut off here. */
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
