import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo, BlockList } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener, RequestError } from "@hono/node-server";
import { describeError } from "#server/describe-error.ts";
import { type Log, sparingly } from "#server/log.ts";
import { type Answers, classOf, kindOf } from "./answer-counts.ts";
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
  /** A client that reads nothing for this long is disconnected, and in twice the time one that asks for nothing. */
  unreadMs: 60_000,
  /** How long a stopping server waits for open requests. */
  stopMs: 10_000,
};

type Options = {
  pages: Pages;
  app: ReturnType<typeof createApp>;
  log: Log;
  answers: Answers;
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
  const connections = new Map<Duplex, Connection>();
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
      if (isTooFarAhead(connections.get(request.socket), response, limits.sentAhead)) {
        return void request.socket.destroy();
      }
      if (draining.now) response.shouldKeepAlive = false;
      if (lacksHost(request)) return refuse(response, 400);
      toOriginForm(request);
      if (isApi(request.url)) {
        nameHost(request);
        void answerApi(request, response);
      } else {
        const page = answerPage(pages, request, response, log);
        if (page && onPage) onPage(page, queryOf(request.url), request.headers);
        answers.inc({ kind: kindOf(request.url), status: classOf(response.statusCode) });
      }
    },
  );
  // Node keeps a slow reader that makes progress.
  server.setTimeout(limits.unreadMs);
  watch(server, connections, limits.unreadMs);
  server.on("clientError", (error, socket) =>
    refuseConnection(error, socket, connections.get(socket)),
  );
  server.on("checkExpectation", (_request, response) => refuse(response, 417));
  return server;
}

/** Unfinished responses, and how many times in a row the connection was found without one. */
type Connection = { open: Set<ServerResponse>; idleLooks: number };

/** Closes connections without a request. Node's timers don't: they restart with every byte, also with a blank line. */
function watch(server: Server, connections: Map<Duplex, Connection>, everyMs: number): void {
  server.on("connection", (socket) => {
    connections.set(socket, { open: new Set(), idleLooks: 0 });
    socket.once("close", () => connections.delete(socket));
  });
  const look = setInterval(() => {
    for (const [socket, connection] of connections) {
      connection.idleLooks = connection.open.size > 0 ? 0 : connection.idleLooks + 1;
      if (connection.idleLooks > 2) socket.destroy();
    }
  }, everyMs).unref();
  server.once("close", () => clearInterval(look));
}

/** A few kilobytes can hold thousands of requests, and each takes memory until the earlier responses are read. */
function isTooFarAhead(
  connection: Connection | undefined,
  response: ServerResponse,
  most: number,
): boolean {
  if (!connection) return true;
  const { open } = connection;
  connection.idleLooks = 0;
  open.add(response);
  response.once("close", () => open.delete(response));
  return open.size > most;
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { ...securityHeaders, Connection: "close", "Content-Length": "0" });
  response.end();
}

/** Malformed or too slow requests: Node's own error response would lack the security headers. */
function refuseConnection(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  connection: Connection | undefined,
): void {
  // The client would take the refusal for the response to an earlier request.
  const owesAnswer = [...(connection?.open ?? [])].some(
    ({ headersSent, req }) => headersSent || req.complete,
  );
  if (!socket.writable || error.code === "ECONNRESET" || owesAnswer) return void socket.destroy();
  const status = clientErrorStatus[error.code ?? ""] ?? "400 Bad Request";
  const headers = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status}\r\n${headers.join("")}Connection: close\r\nContent-Length: 0\r\n\r\n`,
  );
  // A client that never closes its side would keep the connection forever.
  setTimeout(() => socket.destroy(), readAnswerMs).unref();
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
  return (
    (url.startsWith("/api") && /^\/api(?:[/?]|$)/.test(url)) ||
    (url.startsWith("/mcp") && /^\/mcp(?:\?|$)/.test(url))
  );
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
