import type { Hono } from "hono";
import { contactTypes, type Desk, desks, desksFor, unspecifiedContactType } from "#core/contact.ts";
import { countries, isCountryCode } from "#core/countries.ts";
import { type DeskRoute, deskPaths } from "#core/desk.ts";
import type { Config } from "#server/config.ts";
import { addressesOf, composeTest } from "#server/mail/message.ts";
import type { MailTransport } from "#server/mail/outgoing-mail.ts";
import type { DeskOptions } from "./desk-app.ts";
import { type DeskEnv, goTo, personOf, refuse } from "./desk-env.ts";
import { isOperator } from "./roles.ts";

/** Adds the page that lists the addresses of each desk, with a button that sends them a test mail. */
export function addRouting(
  app: Hono<DeskEnv>,
  { config, store, transport }: DeskOptions & { transport: MailTransport },
): void {
  app.get(deskPaths.routing, (c) =>
    c.get("show")({ page: "routing", routes: desks.map((desk) => routeOf(desk, config)) }),
  );
  app.post(deskPaths.routing, async (c) => {
    const person = personOf(c);
    const { desk: name, country = "" } = c.get("form");
    const desk = desks.find((each) => each === name);
    if (!desk || !isOperator(person)) {
      return refuse(c, "not_allowed");
    }
    let isAccepted = true;
    for (const address of addressesOf(config, desk, country)) {
      const outcome = await transport.send(await composeTest(address, config));
      isAccepted &&= outcome.kind === "sent";
    }
    await store.addAudit({ who: person.email, what: "test_mail", leadId: null });
    return goTo(c, deskPaths.routing, isAccepted ? "mail_accepted" : "mail_refused");
  });
}

function routeOf(desk: Desk, { deskAddresses }: Config): DeskRoute {
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
