import { expect, test } from "vitest";
import { desks } from "#core/contact.ts";
import { ConfigError, readConfig } from "./config.ts";

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
    totalRatePerMinute: 600,
    retentionDays: 730,
    logLevel: "info",
  });
  expect(Object.keys(config.deskAddresses).sort()).toEqual([...desks].sort());
});

test("an empty value counts as none", () => {
  expect(readConfig({ DATABASE_URL: "", PORT: " " })).toMatchObject({
    databaseUrl: undefined,
    port: 3000,
  });
});

test("the origin follows the port", () => {
  expect(readConfig({ PORT: "8080" }).publicOrigin).toBe("http://localhost:8080");
});

test("a desk may be given alone; the others keep their default", () => {
  const { deskAddresses } = readConfig({ DESKS: '{"claims":"c@correo.example"}' });
  expect(deskAddresses.claims).toBe("c@correo.example");
  expect(deskAddresses.commercial).toBe("commercial@amparia.example");
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
    LOG_LEVEL: "loud",
  });
  expect(listed).toHaveLength(12);
  for (const problem of listed) expect(problem).toMatch(/^[A-Z_]+ must be .+ Example: [A-Z_]+=.+$/);
  expect(listed.join()).not.toContain("hunter2");
});
