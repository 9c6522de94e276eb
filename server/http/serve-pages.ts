import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageRequest, Pages } from "./pages.ts";

/** Serves from memory before Hono sees the request: a page is a lookup and a write. Returns the page that was sent. */
export function servePages(pages: Pages, request: IncomingMessage, response: ServerResponse) {
  const { status, headers, body, page } = pages(pageRequest(request));
  response.writeHead(status, headers).end(body);
  return request.method === "GET" ? page : undefined;
}

function pageRequest({ method = "GET", url = "/", headers }: IncomingMessage): PageRequest {
  const query = url.indexOf("?");
  return {
    method,
    pathname: query < 0 ? url : url.slice(0, query),
    search: query < 0 ? "" : url.slice(query),
    cookie: headers.cookie,
    accept: headers.accept,
    acceptEncoding: headers["accept-encoding"],
    ifNoneMatch: headers["if-none-match"],
  };
}
