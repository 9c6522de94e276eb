import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fileTransport, removeMailFiles } from "./file-transport.ts";

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
  expect(await fileTransport(folder).send(mail)).toMatchObject({ kind: "unreachable" });
});
