import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { build } from "../build.ts";
import { load } from "./loader.ts";
import { median } from "./median.ts";

const connections = 8;
/** The machine's other work changes from second to second, so many short turns say more than a few long ones. */
const perTurn = 1_000;

const chrome = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36`;
const browsers = [
  chrome("Windows NT 10.0; Win64; x64"),
  chrome("Linux; Android 10; K"),
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
  chrome("Macintosh; Intel Mac OS X 10_15_7"),
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0",
];
const origins = ["https://www.buscador.example/", "https://127.0.0.1/", undefined];
const paths = ["/servicios", "/nosotros", "/us", "/br?utm_source=boletin&utm_medium=correo"];

/** As browsers ask for pages: each request differs from the one before it. */
const requests = Array.from({ length: 60 }, (_, n) => {
  const origin = origins[n % origins.length];
  const lines = [
    `GET ${paths[n % paths.length]} HTTP/1.1`,
    "Host: 127.0.0.1",
    `User-Agent: ${browsers[n % browsers.length]}`,
    "Accept: text/html,application/xhtml+xml",
    ...(origin ? [`Referer: ${origin}`] : []),
    "Accept-Encoding: gzip, br",
    "Accept-Language: es-AR",
    "\r\n",
  ];
  return Buffer.from(lines.join("\r\n"));
});

/** What counting costs: one server with counting on and off in turns. */
export async function benchFigures({ runs, requests: all }: { runs: number; requests: number }) {
  await build();
  const server = fork(join(import.meta.dirname, "counting-server.ts"));
  const costs = { on: [] as number[], off: [] as number[] };
  const turns = Math.ceil((runs * all) / perTurn);
  const warmUp = Math.ceil(turns / 5);
  for (let turn = -warmUp; turn < turns; turn++) {
    const order = ["off", "on"] as const;
    for (const name of turn % 2 === 0 ? order : order.toReversed()) {
      const cost = await cpuMsOf(server, name === "on");
      if (turn >= 0) costs[name].push(cost);
    }
  }
  server.kill();
  const ratio = median(costs.off.map((cost, turn) => cost / (costs.on[turn] ?? cost)));
  const rate = (perTurn / median(costs.off)) * 1000;
  console.log(`Pages per CPU-second: ${Math.round(rate)} without counting`);
  console.log(`Counting costs ${((1 - ratio) * 100).toFixed(1)} %, the median of ${turns} pairs`);
}

async function cpuMsOf(server: ChildProcess, isCounting: boolean): Promise<number> {
  const before = await told(server, isCounting);
  let next = 0;
  await load({
    port: before.port,
    request: () => requests[next++ % requests.length] as Buffer,
    requests: perTurn,
    connections,
  });
  return (await told(server, isCounting)).cpuMs - before.cpuMs;
}

async function told(server: ChildProcess, isCounting: boolean) {
  server.send(isCounting);
  const [answer] = await once(server, "message");
  return answer as { port: number; cpuMs: number };
}
