import { connect, type Socket } from "node:net";
import { quantile } from "./median.ts";

interface Load {
  port: number;
  /** A whole request, head and body. */
  request: () => Buffer;
  requests: number;
  connections: number;
}

export interface Loaded {
  seconds: number;
  p50Ms: number;
  p99Ms: number;
}

/** Sends requests sequentially on each of several connections, to this machine only. Any response but 2xx ends it. */
export async function load({ port, request, requests, connections }: Load): Promise<Loaded> {
  const latencies: number[] = [];
  let left = requests;
  const startedAt = performance.now();
  const client = async () => {
    const socket = connect(port, "127.0.0.1");
    socket.setNoDelay(true);
    const answer = answersOf(socket);
    while (left-- > 0) {
      const sentAt = performance.now();
      socket.write(request());
      await answer();
      latencies.push(performance.now() - sentAt);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, client));
  return {
    seconds: (performance.now() - startedAt) / 1000,
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
  };
}

/** Waits for one complete response at a time, parsing as little as possible: the loader shares the CPU with the server. */
function answersOf(socket: Socket) {
  let missing = 0;
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  socket.on("data", (chunk) => {
    if (missing === 0) {
      const head = chunk.toString("latin1", 0, 4096);
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      if (!/^HTTP\/1\.1 2/.test(head) || length === undefined) {
        settle?.reject(new Error(`Unexpected answer: ${head.slice(0, 200)}`));
        return;
      }
      missing = head.indexOf("\r\n\r\n") + 4 + Number(length);
    }
    missing -= chunk.length;
    if (missing === 0) settle?.resolve();
  });
  socket.on("error", (error) => settle?.reject(error));
  return () =>
    new Promise<void>((resolve, reject) => {
      settle = { resolve, reject };
    });
}
