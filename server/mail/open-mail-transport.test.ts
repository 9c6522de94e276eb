import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startSmtp } from "#server/testing/smtp.ts";
import { openMailTransport } from "./open-mail-transport.ts";

const mail = { deliveryId: "d1", from: "a@b.example", to: "c@d.example", raw: Buffer.from("hola") };

test("mails are files unless there is a mail server", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "leads-mail-"));
  const smtp = await startSmtp();
  onTestFinished(async () => {
    await smtp.stop();
    rmSync(dataDir, { recursive: true });
  });
  const file = join(dataDir, "mail", "d1.eml");
  await openMailTransport({ smtpUrl: smtp.url, dataDir }).send(mail);
  expect([smtp.received.length, existsSync(file)]).toEqual([1, false]);
  await openMailTransport({ smtpUrl: undefined, dataDir }).send(mail);
  expect([smtp.received.length, existsSync(file)]).toEqual([1, true]);
});
