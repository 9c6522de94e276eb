import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { holdScripts } from "./browser/start.ts";

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
  return new Response(holdScripts(await new Response(body).text()), { status, headers });
}
