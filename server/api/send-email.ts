import type { Context } from "hono";
import { fieldErrors, payloadSchema } from "#core/contact-schemas.ts";
import type { Instruments } from "#server/metrics/instruments.ts";
import { type ApiEnv, countedRefusals } from "./answers.ts";
import type { Intake } from "./intake.ts";
import { readJson, tooLarge } from "./read-json.ts";
import { isFromOurSite, isJson } from "./same-site.ts";

export type SendEmailOptions = {
  siteKey: string;
  publicOrigin: string;
  refusals: Instruments["refusals"];
};

export function sendEmail({ siteKey, publicOrigin, refusals }: SendEmailOptions, intake: Intake) {
  const refuse = countedRefusals(refusals);

  return async function handle(c: Context<ApiEnv>): Promise<Response> {
    const { headers } = c.req.raw;
    if (!isJson(headers) || headers.has("content-encoding")) return refuse("not_json", 415);
    if (!isFromOurSite(headers, [publicOrigin])) return refuse("foreign_site", 403);
    if (headers.get("authorization") !== `Bearer ${siteKey}`) return refuse("site_key", 401);

    const idempotencyKey = headers.get("idempotency-key") ?? undefined;
    if (idempotencyKey !== undefined && !/^[\x21-\x7e]{1,200}$/.test(idempotencyKey)) {
      return refuse("idempotency_key", 422, { errors: { "idempotency-key": "invalid" } });
    }
    const body = await readJson(c.req);
    if (body === tooLarge) return refuse("too_large", 413);
    if (body === undefined) return refuse("malformed", 400);
    const payload = payloadSchema.safeParse(body);
    if (!payload.success) return refuse("invalid", 422, { errors: fieldErrors(payload.error) });

    return intake(c, payload.data, idempotencyKey);
  };
}
