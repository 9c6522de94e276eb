import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { readEnvironment } from "./environment.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "leads-environment-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("without a file the environment is all there is", () => {
  expect(readEnvironment(folder, { PORT: "4000" })).toEqual({ PORT: "4000" });
});

test("the environment wins over the file, with an empty value too", () => {
  writeFileSync(join(folder, ".env"), "PORT=4000\nHOST=127.0.0.1\nDATABASE_URL=postgres://a/b\n");
  const env = readEnvironment(folder, { PORT: "5000", DATABASE_URL: "" });
  expect(readConfig(env)).toMatchObject({ port: 5000, host: "127.0.0.1", databaseUrl: undefined });
});

test("the file takes JSON as it is, and quoted values with a hash or a dollar sign", () => {
  writeFileSync(
    join(folder, ".env"),
    `# desks\nDESKS={"claims":"c@correo.example","commercial":"v@correo.example"}\nDATA_DIR="./a #b"\nASSETS_DIR='./$HOME #c'\n`,
  );
  const { deskAddresses, dataDir, assetsDir } = readConfig(readEnvironment(folder, {}));
  expect(deskAddresses).toMatchObject({
    claims: { default: ["c@correo.example"] },
    commercial: { default: ["v@correo.example"] },
  });
  expect(dataDir).toBe("./a #b");
  expect(assetsDir).toBe("./$HOME #c");
});

test("a misspelled name in the file is an error; other programs' variables are none of our business", () => {
  writeFileSync(join(folder, ".env"), "SMTP_URI=smtp://a\nPOSTGRES_PASSWORD=x\nDEKSS={}\n");
  expect(() => readEnvironment(folder, {})).toThrow(/DEKSS in .env is no setting[\s\S]+SMTP_URI/);
  writeFileSync(join(folder, ".env"), "POSTGRES_PASSWORD=x\n");
  const given = { EMAIL_FROM: "x", SMTP_URI: "x", HOSTS: "x" };
  expect(readConfig(readEnvironment(folder, given)).smtpUrl).toBeUndefined();
});

test("a file that cannot be read is an error, not an absence", () => {
  expect(() => readEnvironment(join(folder, "\0"), {})).toThrow();
});
