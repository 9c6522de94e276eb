import { spawnSync } from "node:child_process";
import { findBrowser } from "../check/tools.ts";
import { medians, type Row } from "./medians.ts";

/** Not a dependency: it is larger than all others together. npx keeps it in npm's cache. */
const lighthouse = "lighthouse@13";

const chromeFlags =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

interface Report {
  /** The machine's speed by Lighthouse's own benchmark. */
  environment: { benchmarkIndex: number };
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue: number }>;
}

const columns: Record<string, (report: Report) => number> = {
  score: ({ categories }) => categories.performance.score * 100,
  "FCP ms": numberOf("first-contentful-paint"),
  "LCP ms": numberOf("largest-contentful-paint"),
  "TBT ms": numberOf("total-blocking-time"),
  CLS: numberOf("cumulative-layout-shift"),
  kB: (report) => numberOf("total-byte-weight")(report) / 1000,
  machine: ({ environment }) => environment.benchmarkIndex,
};

/** Lighthouse's own mobile settings. The URLs are interleaved, so that load on the machine affects all of them. */
export function benchLighthouse(urls: string[], runs: number) {
  const rows = new Map<string, Row[]>(urls.map((url) => [url, []]));
  for (let run = 1; run <= runs; run++) {
    for (const url of urls) {
      console.error(`${run}/${runs} ${url}`);
      rows.get(url)?.push(rowOf(measure(url)));
    }
  }
  return medians(rows);
}

/** On a busy machine a browser sometimes fails to start or to record, which says nothing about the page. */
function measure(url: string, triesLeft = 3): Report {
  const { status, stdout, stderr } = spawnSync(
    "npx",
    [
      "--yes",
      lighthouse,
      url,
      "--quiet",
      "--output=json",
      "--only-categories=performance",
      `--chrome-flags=${chromeFlags}`,
    ],
    {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, CHROME_PATH: findBrowser() ?? "", PUPPETEER_SKIP_DOWNLOAD: "1" },
    },
  );
  if (status === 0) return JSON.parse(stdout) as Report;
  if (triesLeft === 1) throw new Error(`Lighthouse does not measure ${url}\n${stderr}`);
  return measure(url, triesLeft - 1);
}

function rowOf(report: Report): Row {
  return Object.fromEntries(Object.entries(columns).map(([name, read]) => [name, read(report)]));
}

function numberOf(audit: string) {
  return ({ audits }: Report) => audits[audit]?.numericValue ?? Number.NaN;
}
