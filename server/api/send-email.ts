import type { Context } from "hono";
import { fieldErrors, payloadSchema } from "#core/contact.ts";
import { newLead } from "#server/leads/new-lead.ts";
import { type LeadStore, StoreUnavailable } from "#server/leads/store.ts";
import type { Log } from "#server/log.ts";
import { answer } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { clientAddress, rateKey } from "./client-address.ts";
import { readJson, tooLarge } from "./read-json.ts";
import { isFromOurSite, isJson } from "./same-site.ts";
import { tokenBuckets } from "./token-buckets.ts";

export type SendEmailOptions = {
  store: Pick<LeadStore, "add">;
  log: Log;
  siteKey: string;
  publicOrigin: string;
  mailDomain: string;
  ratePerMinute: number;
  totalRatePerMinute: number;
  trustedProxies: Parameters<typeof clientAddress>[2];
  /** Called when a new lead is on disk. */
  onStored: () => void;
  nowMs?: () => number;
};

/** More leads than this being stored at once, and the next are turned away until it clears. */
const mostPending = 200;
const shedRetryMs = 2_000;

export function sendEmail(options: SendEmailOptions) {
  const { store, log, siteKey, publicOrigin, mailDomain, trustedProxies, nowMs } = options;
  const takeForAddress = tokenBuckets({ perMinute: options.ratePerMinute, nowMs });
  const takeForSite = tokenBuckets({ perMinute: options.totalRatePerMinute, nowMs });
  let pending = 0;

  return async function handle(c: Context<ApiEnv>): Promise<Response> {
    const { headers } = c.req.raw;
    if (!isJson(headers) || headers.has("content-encoding")) return answer(415);
    if (!isFromOurSite(headers, [publicOrigin])) return answer(403);
    if (headers.get("authorization") !== `Bearer ${siteKey}`) return answer(401);

    const idempotencyKey = headers.get("idempotency-key") ?? undefined;
    if (idempotencyKey !== undefined && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey)) {
      return answer(422, { errors: { "idempotency-key": "invalid" } });
    }
    const body = await readJson(c.req);
    if (body === tooLarge) return answer(413);
    if (body === undefined) return answer(400);
    const payload = payloadSchema.safeParse(body);
    if (!payload.success) return answer(422, { errors: fieldErrors(payload.error) });

    // The address first: one that floods uses up its own tokens and leaves the site's to others.
    const waitMs = takeForAddress(addressKey(c)) || takeForSite("site");
    if (waitMs > 0) return answer(429, { retryAfterMs: waitMs });
    if (pending >= mostPending) return answer(503, { retryAfterMs: shedRetryMs });

    pending += 1;
    try {
      const { id, isNew } = await store.add(newLead(payload.data, { idempotencyKey, mailDomain }));
      if (isNew) options.onStored();
      log.info("lead_accepted", { requestId: c.get("requestId"), leadId: id });
      return answer(202, { id });
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      log.alarm("lead_not_stored", { requestId: c.get("requestId"), code: error.code });
      return answer(503, { retryAfterMs: shedRetryMs });
    } finally {
      pending -= 1;
    }
  };

  function addressKey(c: Context<ApiEnv>): string {
    const peer = c.env?.incoming?.socket.remoteAddress ?? "unknown";
    return rateKey(clientAddress(peer, c.req.header("x-forwarded-for"), trustedProxies));
  }
}
