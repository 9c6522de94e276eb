import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createLog } from "#server/log.ts";
import { fileTransport } from "#server/mail/file-transport.ts";
import { someLead } from "#server/testing/leads.ts";
import { sqliteDatabases } from "#server/testing/stores.ts";
import { eraseExpired } from "./retention.ts";
import { StoreUnavailable } from "./store.ts";

const log = createLog("silent");
const dayMs = 24 * 3_600_000;

test("leads past their time go, with their mail files; the others stay", async () => {
  const database = await (await sqliteDatabases()).create();
  const store = await database.open();
  const files = fileTransport(database.dataDir);
  const old = someLead();
  await store.add(old);
  await database.age(31 * dayMs);
  const recent = someLead();
  await store.add(recent);
  for (const { deliveryId } of await store.claim(10)) {
    await files.send({ deliveryId, from: "a", to: "b", raw: Buffer.from("mail") });
  }
  await eraseExpired({ store, dataDir: database.dataDir, retentionDays: 30, log });
  expect((await store.list({ limit: 10 })).map((lead) => lead.id)).toEqual([recent.id]);
  expect(readdirSync(join(database.dataDir, "mail")).sort()).toEqual(
    recent.deliveries.map(({ id }) => `${id}.eml`).sort(),
  );
  await database.remove();
});

test("files and scrubbing are made up for when somebody was killed while erasing", async () => {
  const database = await (await sqliteDatabases()).create();
  const { dataDir } = database;
  const store = await database.open();
  const files = fileTransport(dataDir);
  const secret = "eva-secreta@correo.example";
  const kept = someLead();
  await store.add(kept);
  await store.add(someLead({ email: secret }));
  for (const { deliveryId } of await store.claim(10)) {
    await files.send({ deliveryId, from: "a", to: "b", raw: Buffer.from("mail") });
  }
  const keptIds = kept.deliveries.map(({ id }) => id);
  writeFileSync(join(dataDir, "mail", `${randomUUID()}.eml.part`), "half a mail");
  writeFileSync(join(dataDir, "mail", "notes.txt"), "not ours");
  await store.erase(secret);
  const next = await database.open();
  await eraseExpired({ store: next, dataDir, retentionDays: 30, log });
  expect(readdirSync(join(dataDir, "mail")).sort()).toEqual(
    [...keptIds.map((id) => `${id}.eml`), "notes.txt"].sort(),
  );
  const stored = readdirSync(dataDir).filter((name) => name.startsWith("leads.sqlite"));
  expect(stored.some((name) => readFileSync(join(dataDir, name)).includes(secret))).toBe(false);
  await database.remove();
});

test("a store that is away is tried again another time", async () => {
  const database = await (await sqliteDatabases()).create();
  const store = await database.open();
  const eraseOlderThan = () => Promise.reject(new StoreUnavailable("test"));
  const away = { ...store, eraseOlderThan };
  await eraseExpired({ store: away, dataDir: database.dataDir, retentionDays: 30, log });
  await database.remove();
});
