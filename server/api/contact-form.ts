import type { Context } from "hono";
import { type ErrorCode, trapField } from "#core/contact.ts";
import { toPayload } from "#core/contact-payload.ts";
import { contactFormSchema, fieldErrors, investorFormSchema } from "#core/contact-schemas.ts";
import { locate } from "#core/paths.ts";
import { countryFromCookie, languageAt } from "#core/selected-country.ts";
import { contentPolicy } from "#server/content-policy.ts";
import type { Instruments } from "#server/metrics/instruments.ts";
import { answerPage } from "./answer-page.ts";
import { type ApiEnv, countedRefusals, messages } from "./answers.ts";
import { addressOf, bucketsOf } from "./client-address.ts";
import type { Intake, IntakeOptions } from "./intake.ts";
import { brokenOff, readBody, tooLarge } from "./read-json.ts";
import { isForm, isFromOurSite } from "./same-site.ts";
import { tokenBuckets } from "./token-buckets.ts";

export type ContactFormOptions = Pick<
  IntakeOptions,
  "ratePerMinute" | "trustedProxies" | "nowMs"
> & {
  publicOrigin: string;
  refusals: Instruments["refusals"];
  /** A built page in the visitor's language; undefined if another server serves the pages. */
  pageHtml: (path: string, cookie: string | undefined) => string | undefined;
};

const schemas = { contact: contactFormSchema, investors: investorFormSchema };

/**
 * The forms as browsers post them without scripts; the answer is the page again. A static page cannot hold an idempotency key:
 * the same content within ten minutes is one lead (server/leads/new-lead.ts), so a double press makes no second one.
 */
export function contactForm(options: ContactFormOptions, intake: Intake) {
  const { publicOrigin, refusals, pageHtml } = options;
  const refuse = countedRefusals(refusals);
  const take = tokenBuckets({ nowMs: options.nowMs });

  return async function handle(c: Context<ApiEnv>): Promise<Response> {
    const { headers } = c.req.raw;
    if (!isForm(headers)) return refuse("not_json", 415, { message: messages().notAForm });
    if (!isFromOurSite(headers, [publicOrigin])) return refuse("foreign_site", 403);
    // Each refused form is answered with a whole page, so the limit is before the reading.
    const shortage = take(bucketsOf(addressOf(c, options.trustedProxies), options.ratePerMinute));
    if (shortage) return refuse("rate_address", 429, { retryAfterMs: shortage.waitMs });
    const body = await readBody(c.req);
    if (body === tooLarge) return refuse("too_large", 413);
    if (body === brokenOff) return refuse("invalid", 400);
    const values = valuesOf(new TextDecoder().decode(body));
    const address = locate(values.page ?? "");
    const page = address?.page;
    if (!address || (page !== "contact" && page !== "investors")) {
      return refuse("invalid", 422, { errors: { page: "invalid" } });
    }

    const cookie = c.req.header("cookie");
    const show = (status: number, outcome: { id?: string; errors?: Record<string, ErrorCode> }) => {
      const html = pageHtml(address.path, cookie);
      if (!html) return c.redirect(address.path, 303);
      const shown = answerPage(html, { values, errors: {}, ...outcome });
      return new Response(shown, {
        status,
        headers: {
          "Content-Type": "text/html; charset=utf-8",
          "Cache-Control": "no-store",
          "Content-Security-Policy": contentPolicy(shown),
        },
      });
    };

    const form = schemas[page].safeParse(values);
    if (!form.success) {
      refusals.inc({ reason: "invalid" });
      return show(422, { errors: fieldErrors(form.error) });
    }
    const context = {
      page: address.canonical,
      country: address.country,
      language: languageAt(address.path, countryFromCookie(cookie)),
    };
    const stored = await intake(c, toPayload(form.data, context, new Date()), undefined);
    if (stored.status !== 202) return show(stored.status, {});
    const { reference } = (await stored.json()) as { reference: string };
    return show(200, { id: reference });
  };
}

const names = ["page", "name", "email", "company", "phone", "message", "contactType", trapField];

function valuesOf(body: string): Record<string, string | undefined> {
  const params = new URLSearchParams(body);
  // Browsers end a line of a posted form with two characters.
  const entries = names.map((name) => [name, params.get(name)?.replaceAll("\r\n", "\n")]);
  return Object.fromEntries(entries);
}
