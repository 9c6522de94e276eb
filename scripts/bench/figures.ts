import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnServer } from "../faults/server-process.ts";
import { load } from "./loader.ts";
import { median } from "./median.ts";

const connections = 32;
const ticksPerSecond = 100;

/** As Chrome asks when a visitor follows a link from a search engine. */
const request = Buffer.from(
  [
    "GET /servicios HTTP/1.1",
    "Host: 127.0.0.1",
    "User-Agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
    "Accept: text/html,application/xhtml+xml",
    "Referer: https://www.buscador.example/",
    "Accept-Encoding: gzip, br",
    "Accept-Language: es-AR",
    "\r\n",
  ].join("\r\n"),
);

/** What counting costs: the same server with FIGURES on and off, taking turns. */
export async function benchFigures({ runs, requests }: { runs: number; requests: number }) {
  const dir = mkdtempSync(join(tmpdir(), "amparia-bench-"));
  const start = (figures: string) =>
    spawnServer({ FIGURES: figures, DATA_DIR: join(dir, figures) });
  const servers = { on: await start("on"), off: await start("off") };
  const rates = { on: [] as number[], off: [] as number[] };
  for (let run = -1; run < runs; run++) {
    for (const name of ["off", "on"] as const) {
      const { url, pid } = servers[name];
      const before = cpuSeconds(pid);
      await load({
        port: Number(new URL(url).port),
        request: () => request,
        requests,
        connections,
      });
      // The first run warms up.
      if (run >= 0) rates[name].push(requests / (cpuSeconds(pid) - before));
    }
  }
  for (const server of Object.values(servers)) await server.stop();
  rmSync(dir, { recursive: true });
  const ratio = median(rates.on.map((rate, run) => rate / (rates.off[run] ?? rate)));
  console.log(`Pages per CPU-second: ${Math.round(median(rates.off))} without counting`);
  console.log(`Counting costs ${((1 - ratio) * 100).toFixed(1)} %, the median of ${runs} pairs`);
}

function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
