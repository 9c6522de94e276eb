import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

// Pages are only rendered to files, so the response is returned when it is complete.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let failure: unknown;
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // Nothing is streamed: every part is rendered in place, whatever its size.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failure = error;
    },
  });
  await body.allReady;
  if (failure) throw failure;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(withoutPreloads(await new Response(body).text()), { status, headers });
}

/**
 * Without the router's links that preload its modules: they share a slow connection with the first picture, and browsers give
 * them a high priority. The router's script, at the end of the page, requests the same files (docs/performance.md).
 */
function withoutPreloads(html: string): string {
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}
