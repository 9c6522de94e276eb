import type { IncomingMessage, ServerResponse } from "node:http";
import type { Pages } from "./pages.ts";

/** Answers from memory before any framework sees the request: a page is a lookup and a write. */
export function servePages(pages: Pages, request: IncomingMessage, response: ServerResponse) {
  const url = request.url ?? "/";
  const query = url.indexOf("?");
  const { status, headers, body } = pages({
    method: request.method ?? "GET",
    pathname: query < 0 ? url : url.slice(0, query),
    search: query < 0 ? "" : url.slice(query),
    cookie: request.headers.cookie,
    acceptEncoding: request.headers["accept-encoding"] as string | undefined,
    ifNoneMatch: request.headers["if-none-match"],
  });
  response.writeHead(status, headers);
  response.end(body);
}
