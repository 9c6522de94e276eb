import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { removeMailFiles } from "#server/leads/mail-files.ts";
import { fileTransport } from "./file-transport.ts";

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

test("the mails of a lead that is discarded leave nothing", async () => {
  const folder = dataDir();
  const transport = fileTransport(folder);
  const leadId = randomUUID();
  await transport.send({ ...mail, leadId });
  await transport.send(mail);
  await transport.discard?.(leadId);
  expect(readdirSync(join(folder, "mail"))).toEqual(["d1.eml"]);
});

test("mails of removed leads go, also unfinished ones, and are counted; all others stay", async () => {
  const folder = dataDir();
  expect(await removeMailFiles(folder, () => Promise.reject(new Error("no folder yet")))).toBe(0);
  await fileTransport(folder).send({ ...mail, deliveryId: "notes" });
  const others = [`copy-${randomUUID()}.eml`, `${randomUUID()}.eml.old`];
  const ids = Array.from({ length: 501 }, () => randomUUID());
  const mails = ids.flatMap((id) => [`${id}.d1.eml`, `${id}.d2.eml.part`]);
  for (const name of [...others, ...mails]) writeFileSync(join(folder, "mail", name), "");
  const requested: string[] = [];
  const removedOf = async (some: string[]) => {
    requested.push(...some);
    return ids.slice(1);
  };
  expect(await removeMailFiles(folder, removedOf)).toBe(500);
  expect(requested.sort()).toEqual([...ids].sort());
  expect(readdirSync(join(folder, "mail")).sort()).toEqual(
    [...others, ...mails.slice(0, 2), "notes.eml"].sort(),
  );
});

test("a folder that cannot be written pauses the queue and loses nothing", async () => {
  const folder = dataDir();
  writeFileSync(join(folder, "mail"), "in the way");
  expect(await fileTransport(folder).send(mail)).toEqual({
    kind: "unavailable",
    failure: "file_EEXIST",
  });
});
