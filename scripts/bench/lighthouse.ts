import { execFileSync } from "node:child_process";
import { findBrowser } from "../check/browser.ts";
import { median } from "./median.ts";

/** Not a dependency: it weighs more than everything else together. npx keeps it in npm's cache. */
const lighthouse = "lighthouse@13";

const chromeFlags =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

interface Report {
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
};

/** Lighthouse's own mobile settings. The URLs take turns, so that a busy moment of the machine meets them all. */
export function benchLighthouse(urls: string[], runs: number) {
  const reports = new Map<string, Report[]>(urls.map((url) => [url, []]));
  for (let run = 1; run <= runs; run++) {
    for (const url of urls) {
      console.error(`${run}/${runs} ${url}`);
      reports.get(url)?.push(measure(url));
    }
  }
  console.table(
    Object.fromEntries([...reports].map(([url, measured]) => [url, mediansOf(measured)])),
  );
}

function measure(url: string): Report {
  const output = execFileSync(
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
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, CHROME_PATH: findBrowser() ?? "", PUPPETEER_SKIP_DOWNLOAD: "1" },
    },
  );
  return JSON.parse(output) as Report;
}

function mediansOf(reports: Report[]) {
  return Object.fromEntries(
    Object.entries(columns).map(([name, read]) => {
      const value = median(reports.map(read));
      return [name, name === "CLS" ? Number(value.toFixed(3)) : Math.round(value)];
    }),
  );
}

function numberOf(audit: string) {
  return ({ audits }: Report) => audits[audit]?.numericValue ?? Number.NaN;
}
