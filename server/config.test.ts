import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { brand } from "#core/brand.ts";
import { desks, longestRetentionDays } from "#core/contact.ts";
import { ConfigError, readConfig } from "./config.ts";
import { addressesOf } from "./mail/message.ts";

function problems(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test("an empty environment is a working configuration", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: undefined,
    publicOrigin: "http://localhost:3000",
    dataDir: "./data",
    databaseUrl: undefined,
    smtpUrl: undefined,
    ratePerMinute: 10,
    totalRatePerMinute: 60,
    retentionDays: longestRetentionDays,
    logLevel: "info",
  });
  expect(Object.keys(config.deskAddresses).sort()).toEqual([...desks].sort());
});

test("the origin follows the port", () => {
  expect(readConfig({ PORT: "8080" }).publicOrigin).toBe("http://localhost:8080");
});

test("a desk may be given alone; the others keep their default", () => {
  const { deskAddresses } = readConfig({ DESKS: '{"claims":"c@correo.example"}' });
  expect(deskAddresses.claims.default).toEqual(["c@correo.example"]);
  expect(deskAddresses.commercial.default).toEqual([`commercial@${brand.domain}`]);
});

test("trusted proxies are addresses and ranges of both families", () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: "10.0.0.0/8, ::1" });
  expect(trustedProxies.check("10.9.8.7")).toBe(true);
  expect(trustedProxies.check("11.0.0.1")).toBe(false);
  expect(trustedProxies.check("::1", "ipv6")).toBe(true);
});

test("everything wrong is listed at once, with shape and example, and no value", () => {
  const listed = problems({
    PORT: "99999",
    PUBLIC_ORIGIN: "https://a.example/path",
    DATABASE_URL: "mysql://root:hunter2@db",
    SMTP_URL: "mail:hunter2",
    MAIL_FROM: "nobody",
    DESKS: '{"unknown":"a@b.example"}',
    SITE_KEY: "short",
    RATE_LIMIT_PER_MINUTE: "0",
    RATE_LIMIT_TOTAL_PER_MINUTE: "many",
    TRUSTED_PROXIES: "10.0.0.0/99",
    RETENTION_DAYS: "-1",
    DRAIN_SECONDS: "soon",
    WEBHOOK_URL: "http://crm.example/hunter2",
    WEBHOOK_SECRET: "hunter2",
    DIGEST_TO: "the owner",
    LOG_LEVEL: "loud",
  });
  expect(listed).toHaveLength(17);
  for (const problem of listed) expect(problem).toMatch(/^[A-Z_]+ must .+/);
  const shapeless = listed.filter((problem) => !/ Example: [A-Z_]+=.+$/.test(problem));
  expect(shapeless).toEqual([expect.stringMatching(/^DESKS must give every desk an address/)]);
  expect(listed.join()).not.toContain("hunter2");
});

const MAIL_FROM = "web@correo.example";
const allDesks = JSON.stringify(
  Object.fromEntries(desks.map((desk) => [desk, "d@correo.example"])),
);

test("mail is handed over only when every desk has an address of its own", () => {
  const SMTP_URL = "smtp://mail.example";
  expect(problems({ SMTP_URL, MAIL_FROM })).toEqual([
    expect.stringContaining("Missing: providers"),
  ]);
  const some = JSON.stringify({ claims: "c@correo.example" });
  expect(problems({ SMTP_URL, MAIL_FROM, DESKS: some }).join()).toMatch(
    /Missing: (?!.*claims).*commercial/,
  );
  expect(problems({ SMTP_URL, MAIL_FROM, DESKS: allDesks })).toEqual([]);
  expect(problems({ DESKS: some })).toEqual([]);
});

test("mail is handed over only with a sender of one's own", () => {
  expect(problems({ SMTP_URL: "smtp://mail.example", DESKS: allDesks })).toEqual([
    expect.stringMatching(/^MAIL_FROM must be given/),
  ]);
});

const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

test.each(["https://crm.example/hooks?key=1", "http://localhost:8080/", "http://[::1]:8080/"])(
  "the webhook %s is called encrypted, or on this machine",
  (WEBHOOK_URL) => {
    const { webhook } = readConfig({ WEBHOOK_URL, WEBHOOK_SECRET });
    expect(webhook).toEqual({ url: WEBHOOK_URL, secret: WEBHOOK_SECRET });
  },
);

test.each(["http://crm.example", "https://user:secret@crm.example", "ftp://crm.example", "crm"])(
  "the webhook %s is refused",
  (WEBHOOK_URL) => {
    expect(problems({ WEBHOOK_URL, WEBHOOK_SECRET })).toEqual([
      expect.stringMatching(/^WEBHOOK_URL must be https/),
    ]);
  },
);

test("a webhook has an address and a secret", () => {
  const halves: Record<string, string>[] = [
    { WEBHOOK_URL: "https://crm.example" },
    { WEBHOOK_SECRET },
  ];
  for (const half of halves) {
    expect(problems(half)).toEqual([expect.stringContaining("must be given together")]);
  }
});

test("leads are kept for 30 days or more, and no longer than the privacy policies promise", () => {
  const longest = longestRetentionDays;
  for (const days of [29, longest + 1]) {
    expect(problems({ RETENTION_DAYS: String(days) })).toEqual([
      expect.stringContaining(
        `RETENTION_DAYS must be a whole number of days, 30 to the ${longest}`,
      ),
    ]);
  }
  for (const days of [30, longest]) {
    expect(readConfig({ RETENTION_DAYS: String(days) }).retentionDays).toBe(days);
  }
});

test.each([
  "smtp:mail.example",
  "smtp://",
  "smtp//mail.example",
  "mail.example:587",
  "smtps://user@mail.example",
  "smtp://mail.example?requireTls=true",
  "smtp://user:pass@mail.example?ignoreTLS=true",
])("the mail server %s is mistyped", (SMTP_URL) => {
  expect(problems({ SMTP_URL, MAIL_FROM, DESKS: allDesks })).toEqual([
    expect.stringMatching(/^SMTP_URL must/),
  ]);
});

test.each([
  "smtp://localhost",
  "smtp://10.0.0.1:2525",
  "smtps://user:p%40ss@mail.example:465",
  "smtp://user:pass@mail.example:587?requireTLS=true",
])("the mail server %s is not", (SMTP_URL) => {
  expect(problems({ SMTP_URL, MAIL_FROM, DESKS: allDesks })).toEqual([]);
});

test("folders that overlap are refused, by whatever names they go", () => {
  const folder = mkdtempSync(join(tmpdir(), "amparia-folders-"));
  symlinkSync(folder, join(folder, "same"));
  const build = join(import.meta.dirname, "..", "build");
  const wrong: Record<string, string>[] = [
    { DATA_DIR: folder, ASSETS_DIR: folder },
    { DATA_DIR: folder, ASSETS_DIR: join(folder, "same", "assets") },
    { DATA_DIR: join(folder, "data"), ASSETS_DIR: `${folder}/` },
    { DATA_DIR: join(build, "data") },
    { DATA_DIR: join(build, "..") },
    { DATA_DIR: join(build, "..", "public", "data") },
    { ASSETS_DIR: join(build, "site", "assets") },
    { ASSETS_DIR: build },
  ];
  for (const env of wrong) {
    expect(problems(env)).not.toEqual([]);
    for (const problem of problems(env)) expect(problem).toMatch(/_DIR .*must be /);
  }
  expect(problems({ DATA_DIR: join(folder, "a"), ASSETS_DIR: join(folder, "ab") })).toEqual([]);
  rmSync(folder, { recursive: true });
});

test.each(["0.0.0.0/0", "128.0.0.0/1", "::/0"])("%s is everybody, and no proxy", (range) => {
  expect(problems({ TRUSTED_PROXIES: `127.0.0.1,${range}` })).toHaveLength(1);
});

test("a desk has one address, several, or a country's own", () => {
  const DESKS = JSON.stringify({
    claims: ["a@correo.example", "b@correo.example"],
    commercial: { default: "sales@correo.example", br: ["vendas@correo.example"] },
  });
  const config = readConfig({ DESKS });
  expect(addressesOf(config, "claims", "br")).toEqual(["a@correo.example", "b@correo.example"]);
  expect(addressesOf(config, "commercial", "br")).toEqual(["vendas@correo.example"]);
  expect(addressesOf(config, "commercial", "ar")).toEqual(["sales@correo.example"]);
  for (const wrong of [
    '{"claims":[]}',
    '{"claims":{"br":"a@b.example"}}',
    '{"claims":{"default":"a@b.example","xx":"a@b.example"}}',
  ]) {
    expect(() => readConfig({ DESKS: wrong }), wrong).toThrow("DESKS must be");
  }
});

test("the desk needs people, an origin and a proxy where they matter", () => {
  expect(readConfig({}).desk).toBeUndefined();
  const { desk } = readConfig({
    DESK_PORT: "3001",
    DESK_USERS: '{"Eva@Desk.example":"sales:br,ar"}',
  });
  expect(desk?.users.get("eva@desk.example")).toEqual({ kind: "sales", countries: ["br", "ar"] });
  const wrong = (env: Record<string, string>) => () => readConfig({ DESK_PORT: "3001", ...env });
  expect(wrong({ DESK_USERS: '{"a@b.example":"sales:xx"}' })).toThrow("DESK_USERS must be");
  expect(wrong({ DESK_USERS: '{"a@b.example":"admin"}' })).toThrow("DESK_USERS must be");
  expect(wrong({ DESK_ORIGIN: "http://desk.b.example" })).toThrow("DESK_ORIGIN must be");
  expect(wrong({ DESK_USER_HEADER: "X-User" })).toThrow("DESK_USER_HEADER requires");
  expect(wrong({ SMTP_URL: "smtp://mail.example" })).toThrow(
    /DESK_USERS must be given[\s\S]*DESK_ORIGIN must be given/,
  );
});
