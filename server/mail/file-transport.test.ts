import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fileTransport, removeMailFiles, removeNamedMailFiles } from "./file-transport.ts";

const mail = { deliveryId: "d1", from: "a@b.example", to: "c@d.example", raw: Buffer.from("hola") };

function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), "leads-mail-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a mail is one file, whole, and the same when sent again", async () => {
  const folder = dataDir();
  const transport = fileTransport(folder);
  expect(await transport.send(mail)).toEqual({ kind: "sent" });
  expect(await transport.send(mail)).toEqual({ kind: "sent" });
  expect(readdirSync(join(folder, "mail"))).toEqual(["d1.eml"]);
  expect(readFileSync(join(folder, "mail", "d1.eml"), "utf8")).toBe("hola");
  for (const path of ["mail", "mail/d1.eml"]) {
    expect(statSync(join(folder, path)).mode & 0o077).toBe(0);
  }
});

test("a mail that is discarded leaves nothing", async () => {
  const folder = dataDir();
  const transport = fileTransport(folder);
  await transport.send(mail);
  await transport.discard?.("d1");
  expect(readdirSync(join(folder, "mail"))).toEqual([]);
});

test("of a thousand mails those named go, and what is no mail is not asked about", async () => {
  const folder = dataDir();
  await removeNamedMailFiles(folder, () => Promise.reject(new Error("there is no folder yet")));
  const transport = fileTransport(folder);
  await transport.send({ ...mail, deliveryId: "notes" });
  const others = [`copy-${randomUUID()}.eml`, `${randomUUID()}.eml.old`];
  for (const name of others) writeFileSync(join(folder, "mail", name), "");
  const ids = Array.from({ length: 1_001 }, () => randomUUID());
  const name = (id: string, index: number) => `${id}.eml${index % 2 ? ".part" : ""}`;
  for (const [index, id] of ids.entries()) writeFileSync(join(folder, "mail", name(id, index)), "");
  const asked: string[] = [];
  const lengths: number[] = [];
  await removeNamedMailFiles(folder, async (some) => {
    lengths.push(some.length);
    asked.push(...some);
    return some.filter((id) => id !== ids[0]);
  });
  expect(lengths).toEqual([500, 500, 1]);
  expect(asked.sort()).toEqual([...ids].sort());
  expect(readdirSync(join(folder, "mail")).sort()).toEqual(
    [...others, `${ids[0]}.eml`, "notes.eml"].sort(),
  );
});

test("removing takes the named mails and counts them", async () => {
  const folder = dataDir();
  const transport = fileTransport(folder);
  for (const deliveryId of ["d1", "d2", "d3"]) await transport.send({ ...mail, deliveryId });
  writeFileSync(join(folder, "mail", "d1.eml.part"), "half");
  expect(await removeMailFiles(folder, ["d1", "d3", "never-sent"])).toBe(2);
  expect(readdirSync(join(folder, "mail"))).toEqual(["d2.eml"]);
});

test("a folder that cannot be written pauses the queue and loses nothing", async () => {
  const folder = dataDir();
  writeFileSync(join(folder, "mail"), "in the way");
  expect(await fileTransport(folder).send(mail)).toEqual({
    kind: "unavailable",
    failure: "file_EEXIST",
  });
});
