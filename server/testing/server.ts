import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { desks, publicSiteKey } from "#core/contact.ts";
import { countries, languagesOf } from "#core/countries.ts";
import { addresses } from "#core/paths.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { openServer } from "#server/open-server.ts";

/** A site of tiny pages and one asset, for tests of the API. */
export const onlyFile = "/only-file.txt";
export function tinySite({ without = "" } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "leads-site-"));
  mkdirSync(join(folder, "static"));
  writeFileSync(join(folder, "static", onlyFile), "Here.");
  for (const place of countries) {
    const own = addresses().filter(
      ({ country, path }) => country === place.code && path !== without,
    );
    for (const spoken of languagesOf(place)) {
      for (const { path } of own)
        writePage(join(folder, "pages", spoken, path), `${spoken} ${path}`);
    }
  }
  return folder;
}

function writePage(path: string, text: string): void {
  const stem = path.endsWith("/") ? join(path, "index") : path;
  mkdirSync(dirname(stem), { recursive: true });
  for (const kind of ["html", "md"]) writeFileSync(`${stem}.${kind}`, text);
}

/** A server with SMTP_URL needs an address for every desk. */
export const testDesks = JSON.stringify(
  Object.fromEntries(desks.map((desk) => [desk, `${desk}@amparia.example`])),
);

/** And a sender. */
export const testSender = "web@amparia.example";

type Changes = Partial<
  Pick<
    Parameters<typeof openServer>[0],
    | "limits"
    | "loadDesk"
    | "log"
    | "onFatal"
    | "siteDir"
    | "smtpTimeouts"
    | "editionWaits"
    | "waits"
    | "webhookTimeoutMs"
    | "workerFile"
  >
>;

/** One for all: each log listens to standard output for as long as the process runs. */
const silentLog = createLog("silent");

/** The whole server on a free port, as `npm start` runs it. */
export async function startServer(env: Record<string, string>, changes: Changes = {}) {
  const ownSite = changes.siteDir ?? (process.env.SHARED_SITE ? undefined : tinySite());
  const siteDir = ownSite ?? process.env.SHARED_SITE;
  const assetsDir = mkdtempSync(join(tmpdir(), "leads-assets-"));
  const server = await openServer({
    config: readConfig({
      PORT: "0",
      HOST: "127.0.0.1",
      RATE_LIMIT_PER_MINUTE: "100000",
      RATE_LIMIT_TOTAL_PER_MINUTE: "100000",
      DESKS: testDesks,
      MAIL_FROM: testSender,
      // Tests count the mails of a lead by its desks.
      CONFIRMATION: "off",
      ASSETS_DIR: assetsDir,
      ...env,
    }),
    log: silentLog,
    onFatal: () => {},
    waits: { pollMs: 50, firstProbeMs: 50, longestProbeMs: 200 },
    smtpTimeouts: { connectMs: 10_000, exchangeMs: 20_000, acceptMs: 30_000 },
    webhookTimeoutMs: 20_000,
    loadDesk: async () => ({
      // Vitest compiles the pages; the server loads those that were built.
      render: (await import("#desk/render.tsx")).render,
      stylesheet: "/assets/desk.css",
      script: "/assets/desk.js",
      assetsDir: "/nowhere",
      release: { commit: "44e838f", at: Date.parse("2026-11-18T11:11:00Z") },
    }),
    // Vitest compiles the tools; the server loads those that were built.
    loadTools: async () => (await import("#app/assistant/tools.ts")).assistantTools,
    ...changes,
    siteDir,
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    port: server.port,
    editor: server.editor,
    deskUrl: `http://127.0.0.1:${server.desk?.port}`,
    metricsUrl: `http://127.0.0.1:${server.metricsPort}/metrics`,
    async close(options: Parameters<typeof server.close>[0] = {}): Promise<void> {
      await server.close(options);
      // The built site is everybody's.
      const isOwn = ownSite && !changes.workerFile;
      for (const folder of [assetsDir, ...(isOwn ? [ownSite] : [])]) {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

export const siteHeaders = {
  "Content-Type": "application/json",
  Authorization: `Bearer ${publicSiteKey}`,
};

/** `from`: the visitor's address, sent as a local proxy would. */
export function postLead(url: string, payload: unknown, key?: string, from?: string) {
  return fetch(`${url}/api/send-email`, {
    method: "POST",
    headers: {
      ...siteHeaders,
      ...(key && { "Idempotency-Key": key }),
      ...(from && { "X-Forwarded-For": from }),
    },
    body: JSON.stringify(payload),
  });
}
