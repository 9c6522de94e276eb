import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { deskPages } from "#core/desk.ts";
import type { QueueStatuses } from "#server/delivery/dispatcher.ts";
import { hasTwoHosts, refuse } from "#server/http/http-server.ts";
import { limitPerAddress } from "#server/http/limit-per-address.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import type { MailTransport } from "#server/mail/outgoing-mail.ts";
import { addAudit } from "./audit.ts";
import { createDesk, type DeskOptions } from "./desk-app.ts";
import { addHealth } from "./health.ts";
import { addLeads } from "./leads.ts";
import { addRecords } from "./records/records.ts";
import { addRouting } from "./routing.ts";
import { createLinks, newLink } from "./sign-in.ts";
import { addStatistics } from "./statistics.ts";
import { addStudio } from "./studio/studio.ts";

/** Few people use it; whoever floods it takes nothing from the site, and from one address nothing from the desk either. */
const mostConnections = 200;
const mostPerAddress = 50;

type Options = Omit<DeskOptions, "links" | "origin"> & {
  transport: MailTransport;
  queues: () => QueueStatuses;
};

/** The desk, on a port of its own: the public listener knows none of its paths. */
export async function openDesk(options: Options) {
  const { desk, store, transport, config, log } = options;
  let port = desk.port;
  const origin = () => desk.origin ?? `http://localhost:${port}`;
  const isUser = (email: string) => desk.users.has(email);
  const links = createLinks({ store, isUser, transport, mailFrom: config.mailFrom, log });
  const parts = { ...options, links, origin };
  const { app, guard } = createDesk(parts);
  for (const page of deskPages) guard(page);
  addLeads(app, parts);
  addRecords(app, parts);
  addStatistics(app, parts);
  addHealth(app, parts);
  addRouting(app, parts);
  addAudit(app, parts);
  if (options.editor) addStudio(app, { ...parts, editor: options.editor });
  const answer = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: () => new Response(null, { status: 400, headers: securityHeaders }),
  });
  const server = createServer(
    { headersTimeout: 5_000, requestTimeout: 60_000, connectionsCheckingInterval: 1_000 },
    (request, response) => {
      if (hasTwoHosts(request.rawHeaders)) refuse(response, 400);
      else void answer(request, response);
    },
  );
  server.maxConnections = mostConnections;
  limitPerAddress(server, { most: mostPerAddress, trusted: config.trustedProxies, log });
  await once(server.listen(desk.port, desk.host), "listening");
  port = (server.address() as AddressInfo).port;
  return {
    port,
    origin: origin(),
    /** Lets the first operator in, who started the server. */
    async firstLink(): Promise<string | undefined> {
      const [email] = [...desk.users].find(([, role]) => role.kind === "operator") ?? [];
      return email && newLink(store, origin(), email);
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await links.stop();
    },
  };
}
