import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageRequest, Pages } from "./pages.ts";

/** Answers from memory before any framework sees the request: a page is a lookup and a write. */
export function servePages(pages: Pages, request: IncomingMessage, response: ServerResponse) {
  const { status, headers, body } = pages(pageRequest(request));
  response.writeHead(status, headers);
  response.end(body);
}

/** Reads the three headers that matter here as they came: Node's own table of all of them costs more than the answer. */
function pageRequest({ method = "GET", url = "/", rawHeaders }: IncomingMessage): PageRequest {
  const query = url.indexOf("?");
  const read: PageRequest = {
    method,
    pathname: query < 0 ? url : url.slice(0, query),
    search: query < 0 ? "" : url.slice(query),
    cookie: undefined,
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
  };
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string;
    const value = rawHeaders[i + 1] as string;
    if (is(name, "cookie")) read.cookie = read.cookie ? `${read.cookie}; ${value}` : value;
    else if (is(name, "accept-encoding")) read.acceptEncoding = value;
    else if (is(name, "if-none-match")) read.ifNoneMatch = value;
  }
  return read;
}

function is(name: string, lowerCaseName: string): boolean {
  return name.length === lowerCaseName.length && name.toLowerCase() === lowerCaseName;
}
