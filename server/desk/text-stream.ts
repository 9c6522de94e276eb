/** Reads lines only as fast as they are downloaded. A client that disconnects stops the reading; an error aborts the download. */
export function textStream(lines: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(out) {
      const { value, done } = await lines.next();
      if (done) out.close();
      else out.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}
