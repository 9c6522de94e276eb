/** Lines as they are asked for: a reader who leaves ends the work, and a failure breaks the download off, so that it does not pass for whole. */
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
