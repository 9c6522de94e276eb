import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { PageRequest, Pages } from "./pages.ts";

/** Serves from memory before Hono sees the request: a page is a lookup and a write. Returns the page that was sent. */
export function servePages(pages: Pages, request: IncomingMessage, response: ServerResponse) {
  const { status, headers, head, body, page } = pages(pageRequest(request));
  const isUsual = response.shouldKeepAlive && request.httpVersionMinor === 1;
  if (head && isUsual) takeHead(response, status, head);
  else response.writeHead(status, headers);
  response.end(body);
  return request.method === "GET" ? page : undefined;
}

/**
 * Node validates, joins and serializes the headers of every response, which takes longer than finding the page. These are
 * serialized at start, and only the date changes; HTTP/1.1 keeps connections open without a header. `_header` is the field
 * where Node stores serialized headers; a test compares these responses with those that Node writes itself.
 */
function takeHead(response: ServerResponse, status: number, head: string): void {
  response.statusCode = status;
  const text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}Date: ${httpDate()}\r\n\r\n`;
  Object.assign(response, { _header: text });
}

let date = "";
let dateSecond = 0;

function httpDate(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== dateSecond) {
    dateSecond = second;
    date = new Date(second * 1000).toUTCString();
  }
  return date;
}

/** Node has parsed the headers by now: it looks for `Expect` and for those of a body. */
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
