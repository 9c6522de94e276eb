import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, BlockList } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener, RequestError } from "@hono/node-server";
import { describeError } from "#server/describe-error.ts";
import { type Log, sparingly } from "#server/log.ts";
import type { Instruments } from "#server/metrics/instruments.ts";
import { classOf, type createApp } from "./app.ts";
import { assetsPrefix } from "./kept-assets.ts";
import { limitPerAddress } from "./limit-per-address.ts";
import type { Pages } from "./pages.ts";
import { securityHeaders } from "./security-headers.ts";

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
  answers: Instruments["answers"];
  /** Called with each page sent and its query. */
  onPage?: ((page: string, search: string, request: IncomingMessage) => void) | undefined;
  limits?: Partial<typeof httpLimits> | undefined;
};

type Listening = { port: number; host: string | undefined; trustedProxies: BlockList };

/** Listens on the port; closing finishes open requests. */
export async function openHttpServer(options: Options, { port, host, trustedProxies }: Listening) {
  const { app, log } = options;
  const limits = { ...httpLimits, ...options.limits };
  let isDraining = false;
  const answerApi = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: (error) =>
      new Response(null, {
        status: error instanceof RequestError ? 400 : 500,
        headers: securityHeaders,
      }),
  });
  const connections = new Map<Duplex, Connection>();
  // Slow clients are disconnected; without the interval Node checks its timeouts only every 30 seconds. Idle connections outlive
  // those of common proxies, so that the proxy closes them and no request is sent into a closing connection.
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
      if (isDraining) response.shouldKeepAlive = false;
      if (hasTwoHosts(request.rawHeaders)) return refuse(response, 400);
      if (request.headers.host === undefined) {
        if (request.httpVersion === "1.1") return refuse(response, 400);
        // HTTP/1.0, which many load balancers use for checks, has none; Hono needs one.
        request.headers.host = "localhost";
      }
      const url = originForm(request.url);
      request.url = url;
      if (isApi(url)) void answerApi(request, response);
      else answerPage(url, request, response, options);
    },
  );
  server.maxConnections = limits.connections;
  // Node keeps a slow reader that makes progress.
  server.setTimeout(limits.unreadMs);
  watch(server, connections, limits.unreadMs);
  server.on("clientError", (error, socket) =>
    refuseConnection(error, socket, connections.get(socket)),
  );
  server.on("checkExpectation", (_request, response) => refuse(response, 417));
  const warn = sparingly(log.warn);
  server.on("drop", () => warn("connections_limited"));
  limitPerAddress(server, { most: limits.connectionsPerAddress, trusted: trustedProxies, log });
  await once(server.listen(port, host), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    /** Keeps responding, and closes each connection after its next response. */
    drain(): void {
      isDraining = true;
    },
    close: () => closeServer(server, limits.stopMs),
  };
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

/** A proxy and this server could mean different ones. Names and values take turns; Node itself keeps the first. */
export function hasTwoHosts(rawHeaders: string[]): boolean {
  let hosts = 0;
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

export function refuse(response: ServerResponse, status: number): void {
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

/** From memory, before Hono sees the request: a page is a lookup and a write. An error must not end the process. */
function answerPage(
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
  { pages, answers, onPage, log }: Options,
): void {
  const { method = "GET", headers } = request;
  const start = url.indexOf("?");
  const [pathname, search] = start < 0 ? [url, ""] : [url.slice(0, start), url.slice(start)];
  try {
    const answer = pages({
      method,
      pathname,
      search,
      cookie: headers.cookie,
      accept: headers.accept,
      acceptEncoding: headers["accept-encoding"],
      ifNoneMatch: headers["if-none-match"],
    });
    response.writeHead(answer.status, answer.headers).end(answer.body);
    if (answer.page && method === "GET") onPage?.(answer.page, search, request);
  } catch (error) {
    log.alarm("page_failed", describeError(error));
    if (!response.headersSent) response.writeHead(500, securityHeaders);
    response.end();
  }
  answers.inc({ kind: kindOf(pathname), status: classOf(response.statusCode) });
}

/** By the end of the path: pages have no dot in it. */
function kindOf(pathname: string): "page" | "file" {
  if (pathname.startsWith(assetsPrefix)) return "file";
  return pathname.includes(".") ? "file" : "page";
}

/** `GET http://host/path`, as some probes and proxies send, is `/path`. */
function originForm(url = "/"): string {
  if (url.startsWith("/")) return url;
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/i.exec(url) ?? [];
  return rest === undefined || rest.startsWith("/") ? (rest ?? url) : `/${rest}`;
}

function isApi(url: string): boolean {
  return (
    (url.startsWith("/api") && /^\/api(?:[/?]|$)/.test(url)) ||
    (url.startsWith("/mcp") && /^\/mcp(?:\?|$)/.test(url)) ||
    url.startsWith("/uploads/")
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
