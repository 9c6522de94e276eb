import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import type { Context } from "hono";
import { z } from "zod";
import { mostReportedViews } from "#core/analytics.ts";
import type { Analytics } from "#server/analytics/counters.ts";
import { isBot } from "#server/visit-source.ts";
import { type ApiEnv, answer } from "./answers.ts";
import { addressOf, bucketsOf, clientAddress } from "./client-address.ts";
import { readJson, tooLarge } from "./read-json.ts";
import { isFromOurSite, isJson } from "./same-site.ts";
import { lasting, tokenBuckets } from "./token-buckets.ts";

export type AnalyticsOptions = {
  /** Undefined: nothing is counted. */
  analytics: Analytics | undefined;
  publicOrigin: string;
  trustedProxies: BlockList;
};

/** Reports a minute from one address; a visitor sends one for each time the tab is left. */
const perMinute = 60;
const totalPerMinute = 60_000;

/** Campaigns and referring hosts that one address may add to a day's list, which holds 200 of each. */
const newNamesPerDay = 10;
const minutesOfDay = 24 * 60;

const path = z.string().max(300);
const measured = (most: number) => z.number().min(0).max(most).optional();
const reportSchema = z.object({
  page: path,
  views: z.array(path).max(mostReportedViews),
  vitals: z
    .object({ lcp: measured(600_000), inp: measured(600_000), cls: measured(1_000) })
    .optional(),
});

/** What a browser reports when its visitor leaves the page. The address serves the rate limit only. */
export function countVisit({ analytics, publicOrigin, trustedProxies }: AnalyticsOptions) {
  const take = tokenBuckets();

  return async function handle(c: Context<ApiEnv>): Promise<Response> {
    const { headers } = c.req.raw;
    if (!isJson(headers) || headers.has("content-encoding")) return answer(415);
    if (!isFromOurSite(headers, [publicOrigin])) return answer(403);
    const body = await readJson(c.req);
    if (body === tooLarge) return answer(413);
    if (body === undefined) return answer(400);
    const report = reportSchema.safeParse(body);
    if (!report.success) return answer(422);
    const shortage = take([
      ...bucketsOf(addressOf(c, trustedProxies), perMinute),
      { key: "site", perMinute: totalPerMinute },
    ]);
    if (shortage) return answer(429, { retryAfterMs: shortage.waitMs });
    if (analytics && !isBot(headers.get("user-agent") ?? undefined)) {
      analytics.countReport(report.data as Parameters<Analytics["countReport"]>[0]);
    }
    return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
  };
}

/** Whether the visitor may add a name to the day's, so that one who makes names up does not leave none for real campaigns. */
export function limitNames(trustedProxies: BlockList, nowMs?: () => number) {
  const take = tokenBuckets({ nowMs });

  return function mayAdd({ socket, headers }: IncomingMessage): boolean {
    const peer = socket.remoteAddress ?? "unknown";
    const address = clientAddress(peer, headers["x-forwarded-for"]?.toString(), trustedProxies);
    const daily = bucketsOf(address, newNamesPerDay);
    return take(daily.map((bucket) => lasting(bucket, minutesOfDay))) === undefined;
  };
}
