import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { desks } from "#core/contact.ts";
import { testDesks, testSender } from "#server/testing/server.ts";
import { reply, startSmtp } from "#server/testing/smtp.ts";
import { UsageError } from "./arguments.ts";
import { runCommand } from "./run.ts";

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let dataDir: string;
let printed: string;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "leads-test-mail-"));
  printed = "";
  smtp = await startSmtp({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("quality@") ? reply(550, "5.1.1") : null),
  });
});
afterEach(async () => {
  await smtp.stop();
  rmSync(dataDir, { recursive: true });
});

async function testMail(to: string[], env: Record<string, string> = { SMTP_URL: smtp.url }) {
  await runCommand({
    args: ["test-mail", ...to],
    env: { DATA_DIR: dataDir, MAIL_FROM: testSender, DESKS: testDesks, ...env },
    print: (text) => {
      printed += text;
    },
  });
}

test("sends each desk a mail, says which was refused and fails then", async () => {
  await expect(testMail([])).rejects.toThrow(UsageError);
  expect(smtp.received).toHaveLength(desks.length - 1);
  expect(printed).toMatch(/^claims +claims@amparia\.example +accepted$/m);
  expect(printed).toMatch(/^quality +quality@amparia\.example +smtp_550_5\.1\.1$/m);
  // No store was opened: the command works before there is one.
  expect(readdirSync(dataDir)).toEqual([]);
});

test("sends to one desk, or to any address", async () => {
  await testMail(["claims"]);
  await testMail(["someone@correo.example"]);
  expect(smtp.received.flatMap(({ to }) => to)).toEqual([
    "claims@amparia.example",
    "someone@correo.example",
  ]);
  expect(smtp.received[0]!.mail.from?.address).toBe(testSender);
  await expect(testMail(["nobody"])).rejects.toThrow('no desk "nobody"');
});

test("tells the owner what failed, or fails itself", async () => {
  const tell = (to: string) =>
    runCommand({
      args: ["report-failure", "amparia-backup.service"],
      env: {
        ...{ DATA_DIR: dataDir, MAIL_FROM: testSender, DESKS: testDesks, SMTP_URL: smtp.url },
        DIGEST_TO: to,
      },
      print: () => {},
    });
  await tell("owner@amparia.example");
  expect(smtp.received[0]).toMatchObject({ to: ["owner@amparia.example"] });
  expect(smtp.received[0]!.mail.subject).toContain("amparia-backup.service failed");
  await expect(tell("quality@amparia.example")).rejects.toThrow("smtp_550");
});

test("says that without SMTP_URL mails are files", async () => {
  await testMail(["claims"], {});
  expect(printed).toContain("SMTP_URL is not set");
  expect(readdirSync(join(dataDir, "mail"))).toHaveLength(1);
});
