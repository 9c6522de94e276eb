// Section 7: the calls it makes, as the server answers them. How the page makes them is in 7-calls.spec.ts.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brand } from "#core/brand.ts";
import { desksFor } from "#core/contact.ts";
import { somePayload } from "#server/testing/leads.ts";
import { patiently } from "#server/testing/patience.ts";
import { postLead, startServer } from "#server/testing/server.ts";

const dataDir = mkdtempSync(join(tmpdir(), "amparia-calls-"));
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  // Without MAIL_FROM, the sender is the default.
  server = await startServer({ DATA_DIR: dataDir, MAIL_FROM: "" });
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

/** Everything that was mailed about one visitor. */
async function mailsTo(from: string, count: number) {
  const folder = join(dataDir, "mail");
  const read = async () => {
    const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
    const all = await Promise.all(
      files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
    );
    return all.filter(({ replyTo }) => replyTo?.some(({ address }) => address === from));
  };
  await expect.poll(async () => (await read().catch(() => [])).length, patiently).toBe(count);
  return read();
}

test.each(["recipients", "subject", "from_name", "from_email", "reply_to", "message", "timestamp"])(
  "Payload: %s belongs to it, and its absence is named",
  async (field) => {
    const response = await postLead(server.url, somePayload({ [field]: undefined }));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      message: expect.any(String),
      errors: { [field]: expect.any(String) },
    });
  },
);

test("Routing: provider goes to five internal company addresses", async () => {
  const payload = somePayload({
    reply_to: "provider@correo.example",
    contact_type: "provider",
    recipients: [...desksFor("provider")],
  });
  expect((await postLead(server.url, payload)).status).toBe(202);
  const mails = await mailsTo("provider@correo.example", 5);
  expect(new Set(mails.map(({ to }) => to?.[0]?.address)).size).toBe(5);
});

test.each(["partner", "client", "investor"] as const)(
  "any other type (%s) goes to two addresses (a claims mailbox and one internal address)",
  async (type) => {
    const from = `${type}@correo.example`;
    const payload = somePayload({ reply_to: from, contact_type: type });
    expect((await postLead(server.url, payload)).status).toBe(202);
    const addresses = (await mailsTo(from, 2)).map(({ to }) => to?.[0]?.address);
    expect(addresses.sort()).toEqual([`claims@${brand.domain}`, `commercial@${brand.domain}`]);
  },
);

test("Sender is a fixed support mailbox; the visitor's address goes in reply_to", async () => {
  const payload = somePayload({
    reply_to: "sender@correo.example",
    from_email: "forged@correo.example",
  });
  await postLead(server.url, payload);
  for (const mail of await mailsTo("sender@correo.example", 2)) {
    expect(mail.from?.address).toBe(brand.supportEmail);
  }
});
