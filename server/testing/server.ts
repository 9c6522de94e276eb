import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publicSiteKey } from "#core/contact.ts";
import { readConfig } from "#server/config.ts";
import { createLog } from "#server/log.ts";
import { openServer } from "#server/open-server.ts";

/** A site of one file, for servers that are asked for little more than the API. */
export const onlyFile = "/only-file.txt";
export function tinySite(): string {
  const folder = mkdtempSync(join(tmpdir(), "leads-site-"));
  for (const name of ["static", "pages"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "static", onlyFile), "Here.");
  return folder;
}

type Changes = Partial<Pick<Parameters<typeof openServer>[0], "limits" | "log" | "onFatal">>;

/** The whole server on a free port, as `npm start` runs it. */
export async function startServer(env: Record<string, string>, changes: Changes = {}) {
  const siteDir = tinySite();
  const server = await openServer({
    config: readConfig({ PORT: "0", HOST: "127.0.0.1", RATE_LIMIT_PER_MINUTE: "100000", ...env }),
    siteDir,
    log: createLog("silent"),
    onFatal: () => {},
    dispatch: { pollMs: 50, pause: { firstMs: 50, longestMs: 200 } },
    smtpTimeouts: { connectMs: 5_000, socketMs: 1_000, messageMs: 10_000 },
    ...changes,
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    port: server.port,
    async close(): Promise<void> {
      await server.close();
      rmSync(siteDir, { recursive: true });
    },
  };
}

export const siteHeaders = {
  "Content-Type": "application/json",
  Authorization: `Bearer ${publicSiteKey}`,
};

export function postLead(url: string, payload: unknown, key?: string): Promise<Response> {
  return fetch(`${url}/api/send-email`, {
    method: "POST",
    headers: key ? { ...siteHeaders, "Idempotency-Key": key } : siteHeaders,
    body: JSON.stringify(payload),
  });
}
