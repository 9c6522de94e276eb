// Prints the mails that the server writes by its default settings, decoded.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { desks } from "#core/contact.ts";
import { toPayload } from "#core/contact-payload.ts";
import { runCommand } from "#server/cli/run.ts";
import { readConfig } from "#server/config.ts";
import { composeDigest } from "#server/digest/message.ts";
import { newLead } from "#server/leads/new-lead.ts";
import { composeMail } from "#server/mail/message.ts";

const env = { DATA_DIR: mkdtempSync(join(tmpdir(), "mails-")) };
const config = readConfig(env);
const receivedAt = Date.now();
const lead = newLead(
  toPayload(
    {
      name: "Ana Núñez",
      email: "ana@correo.example",
      phone: "+54 11 5555 0101",
      message: "Quisiera saber cómo trabajan.",
      contactType: "provider",
    },
    { programme: "v1&country=us&company=health&customers=900&services=onlineDoctor:4" },
    new Date(receivedAt),
  ),
  {
    idempotencyKey: undefined,
    mailDomain: config.mailFrom.slice(config.mailFrom.lastIndexOf("@") + 1),
  },
);
const toDesks = lead.deliveries.map(({ id, desk, messageId }) =>
  composeMail(
    {
      deliveryId: id,
      token: "",
      desk,
      messageId,
      attempts: 0,
      failure: null,
      lead: { ...lead, receivedAt },
    },
    config,
  ),
);
const none = { count: 0, oldestMs: 0 };
const digest = composeDigest(
  {
    received: 0,
    heldOfDay: 0,
    byCountry: [],
    byPage: [],
    byCampaign: [],
    queue: { waiting: none, retrying: none, sending: none, held: none, set_aside: none },
  },
  { ...config, day: "2026-11-16", to: "owner@correo.example" },
);
await runCommand({ args: ["test-mail"], env, print: () => {} });
const folder = join(env.DATA_DIR, "mail");
const tests = readdirSync(folder).map((file) => readFileSync(join(folder, file)));
rmSync(env.DATA_DIR, { recursive: true });

const mails = [...(await Promise.all([...toDesks, digest])).map(({ raw }) => raw), ...tests];
if (mails.length !== lead.deliveries.length + 1 + desks.length)
  throw new Error("Mails are missing");
for (const raw of mails) console.log(JSON.stringify(await PostalMime.parse(raw)));
