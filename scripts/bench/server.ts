import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { toPayload } from "#core/contact-payload.ts";
import { siteHeaders } from "#server/testing/server.ts";
import { build } from "../build.ts";
import { bareNode, type Contender, hasNginx, nginx, ourSite } from "./contender.ts";
import { type Loaded, load } from "./loader.ts";
import { median } from "./median.ts";

const page = "/servicios";
const pageFile = join("build/site/pages/es", `${page}.html.gz`);
const connections = 32;

interface Options {
  runs: number;
  requests: number;
}

/** The contenders are interleaved; the result is each round's ratio to the bare server of the same round. */
export async function benchServer(options: Options) {
  await build();
  const dir = mkdtempSync(join(tmpdir(), "amparia-bench-"));
  const contenders = [await bareNode(pageFile, 4401), await ourSite(join(dir, "data"), 4402)];
  if (hasNginx()) contenders.push(await nginx(pageFile, page, 4403));
  try {
    console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`);
    await benchPages(contenders, options);
    const site = contenders[1] as Contender;
    await benchLeads(site, options);
  } finally {
    for (const contender of contenders) contender.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

async function benchPages(contenders: Contender[], { runs, requests }: Options) {
  for (const contender of contenders) await getPages(contender, requests);
  const startRss = new Map(contenders.map((contender) => [contender, contender.rssMb()]));
  const perCpuSecond = new Map<Contender, number[]>(contenders.map((c) => [c, []]));
  const latencies = new Map<Contender, Loaded[]>(contenders.map((c) => [c, []]));
  for (let run = 0; run < runs; run++) {
    for (const contender of contenders) {
      const before = contender.cpuSeconds();
      latencies.get(contender)?.push(await getPages(contender, requests));
      perCpuSecond.get(contender)?.push(requests / (contender.cpuSeconds() - before));
    }
  }
  const bare = perCpuSecond.get(contenders[0] as Contender) ?? [];
  console.log(`\nPages: ${page}, gzip, ${connections} connections, ${runs} × ${requests} requests`);
  console.table(
    Object.fromEntries(
      contenders.map((contender) => {
        const rates = perCpuSecond.get(contender) ?? [];
        const loaded = latencies.get(contender) ?? [];
        return [
          contender.name,
          {
            "per CPU-second": Math.round(median(rates)),
            "to bare Node": round(median(rates.map((rate, run) => rate / (bare[run] ?? rate)))),
            "p50 ms": round(median(loaded.map(({ p50Ms }) => p50Ms))),
            "p99 ms": round(median(loaded.map(({ p99Ms }) => p99Ms))),
            "MB before": Math.round(startRss.get(contender) ?? 0),
            "MB after": Math.round(contender.rssMb()),
          },
        ];
      }),
    ),
  );
}

function getPages({ port }: Contender, requests: number): Promise<Loaded> {
  const request = Buffer.from(
    `GET ${page} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\nUser-Agent: bench\r\n\r\n`,
  );
  return load({ port, request: () => request, requests, connections });
}

/** A lead counts when its response arrives, which is after it is on disk. */
async function benchLeads(site: Contender, { requests }: Options) {
  const leads = Math.min(requests, 10_000);
  const alone = await postLeads(site, leads);
  const pagesAlone = await fewPages(site);
  const [together, pagesMeanwhile] = await Promise.all([postLeads(site, leads), fewPages(site)]);
  console.log(`\nLeads: ${leads} durable on SQLite, ${connections} connections`);
  console.table({
    alone: { "leads/s": Math.round(leads / alone.seconds), "lead p99 ms": round(alone.p99Ms) },
    "beside pages": {
      "leads/s": Math.round(leads / together.seconds),
      "lead p99 ms": round(together.p99Ms),
      "page p50 ms": round(pagesMeanwhile.p50Ms),
      "page p99 ms": round(pagesMeanwhile.p99Ms),
    },
    "pages alone": {
      "page p50 ms": round(pagesAlone.p50Ms),
      "page p99 ms": round(pagesAlone.p99Ms),
    },
  });
}

function fewPages(site: Contender): Promise<Loaded> {
  const request = Buffer.from(
    `GET ${page} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br\r\n\r\n`,
  );
  return load({ port: site.port, request: () => request, requests: 2_000, connections: 1 });
}

function postLeads({ port }: Contender, requests: number): Promise<Loaded> {
  return load({ port, request: leadRequest, requests, connections });
}

function leadRequest(): Buffer {
  const key = randomUUID();
  const form = {
    name: "Ana Núñez",
    email: `v${key}@correo.example`,
    phone: "+54 11 5555 0101",
    message: `Quisiera ofrecer asistencias. ${key}`,
    contactType: "client" as const,
  };
  const body = Buffer.from(JSON.stringify(toPayload(form, {}, new Date())));
  const head = [
    "POST /api/send-email HTTP/1.1",
    "Host: 127.0.0.1",
    ...Object.entries(siteHeaders).map(([name, value]) => `${name}: ${value}`),
    `Idempotency-Key: ${key}`,
    `Content-Length: ${body.length}`,
    "\r\n",
  ].join("\r\n");
  return Buffer.concat([Buffer.from(head), body]);
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
