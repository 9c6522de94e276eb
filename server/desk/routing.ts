import type { Hono } from "hono";
import { z } from "zod";
import { contactTypes, type Desk, desks, desksFor, unspecifiedContactType } from "#core/contact.ts";
import { countries, isCountryCode } from "#core/countries.ts";
import { deskPaths } from "#core/desk.ts";
import type { Config } from "#server/config.ts";
import { addressesOf, composeTest, withRoutes } from "#server/mail/message.ts";
import type { MailTransport } from "#server/mail/outgoing-mail.ts";
import type { DeskOptions } from "./desk-app.ts";
import { type DeskEnv, goTo, personOf, refuse } from "./desk-env.ts";
import { isOperator } from "./roles.ts";

/** Adds the page that lists the addresses of each desk, where operators change them and send them a test mail. */
export function addRouting(
  app: Hono<DeskEnv>,
  { config, store, transport }: DeskOptions & { transport: MailTransport },
): void {
  app.get(deskPaths.routing, async (c) => {
    const changed = await store.routes();
    const now = withRoutes(config, changed);
    const routes = desks.map((desk) => ({
      ...routeOf(desk, now),
      changed: changed.filter((each) => each.desk === desk).map(({ country }) => country),
    }));
    return c.get("show")({ page: "routing", routes, countries: countries.map(({ code }) => code) });
  });
  app.post(deskPaths.routing, async (c) => {
    const person = personOf(c);
    const { desk: name, country = "", addresses } = c.get("form");
    const desk = desks.find((each) => each === name);
    if (!desk || !isOperator(person) || (country && !isCountryCode(country))) {
      return refuse(c, "not_allowed");
    }
    if (addresses !== undefined) {
      const given = addressList.safeParse(addresses.split(/[\s,;]+/).filter(Boolean));
      if (!given.success) return goTo(c, deskPaths.routing, "recipients_wrong");
      await store.setRoute({ desk, country, addresses: given.data });
      await store.addAudit({ who: person.email, what: "recipients", leadId: null });
      return goTo(c, deskPaths.routing, "recipients_saved");
    }
    let isAccepted = true;
    const deskAddresses = withRoutes(config, await store.routes());
    for (const address of addressesOf({ deskAddresses }, desk, country)) {
      const outcome = await transport.send(await composeTest(address, config));
      isAccepted &&= outcome.kind === "sent";
    }
    await store.addAudit({ who: person.email, what: "test_mail", leadId: null });
    return goTo(c, deskPaths.routing, isAccepted ? "mail_accepted" : "mail_refused");
  });
}

const addressList = z.array(z.email().max(254)).max(20);

function routeOf(desk: Desk, deskAddresses: Config["deskAddresses"]) {
  const { default: everybody, countries: own } = deskAddresses[desk];
  const types = [...contactTypes, unspecifiedContactType] as const;
  return {
    desk,
    types: types.filter((type) => desksFor(type).includes(desk)),
    addresses: [
      { country: undefined, to: everybody },
      ...countries.flatMap(({ code }) => {
        const to = isCountryCode(code) ? own[code] : undefined;
        return to ? [{ country: code, to }] : [];
      }),
    ],
  };
}
