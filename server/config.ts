// Reports every wrong setting at once, by name and without its value, which may hold a password.

import { realpathSync } from "node:fs";
import { BlockList, isIP } from "node:net";
import { dirname, join, relative, resolve } from "node:path";
import { z } from "zod";
import { brand } from "#core/brand.ts";
import { type Desk, desks, longestRetentionDays, publicSiteKey } from "#core/contact.ts";
import { type CountryCode, countries, isCountryCode } from "#core/countries.ts";
import type { DeskRole } from "#core/desk.ts";
import { languages } from "#core/languages.ts";
import { isLoopback } from "./loopback.ts";
import { isWebhookSecret } from "./webhook-signature.ts";

export type Config = ReturnType<typeof readConfig>;

/** The addresses that get a desk's mails: the lead's country's own, or else the default ones. */
type DeskAddresses = Record<
  Desk,
  { default: string[]; countries: Partial<Record<CountryCode, string[]>> }
>;

export type DeskConfig = {
  port: number;
  host: string;
  /** Undefined: `http://localhost` with the port. */
  origin: string | undefined;
  /** By e-mail address, in small letters. */
  users: ReadonlyMap<string, DeskRole>;
  /** Lower case: the header in which a trusted proxy names the person who has signed in there. */
  userHeader: string | undefined;
};

/** One line for each wrong variable. */
export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "silent"] as const;

/** A lead outlives a month of lost mails, whatever the setting says. */
export const shortestRetentionDays = 30;

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const count = wholeNumber.pipe(z.number().min(1));
const address = z.email();

const addressList = z
  .union([address, z.array(address).min(1).max(20)])
  .transform((given) => (typeof given === "string" ? [given] : given));
const countryCodes = countries.map(({ code }) => code);
const deskAddress = z.union([
  addressList.transform((list) => ({ default: list, countries: {} })),
  z
    .strictObject({
      default: addressList,
      ...Object.fromEntries(countryCodes.map((code) => [code, addressList.optional()])),
    })
    .transform(({ default: list, ...own }) => ({
      default: list as string[],
      countries: own as Partial<Record<CountryCode, string[]>>,
    })),
]);

const port = wholeNumber.pipe(z.number().max(65535));
const host = z.string().regex(/^[\w.:-]+$/);

/** The type of each setting, its shape in words, and an example. */
const settings = {
  PORT: [port.default(3000), "a port, 0 to 65535", "3000"],
  HOST: [host.optional(), "a host name or address", "127.0.0.1"],
  PUBLIC_ORIGIN: [
    z.string().refine(isOrigin).optional(),
    "scheme and host, without a path",
    `https://www.${brand.domain}`,
  ],
  DATA_DIR: [z.string().default("./data"), "a folder on a local disk", "./data"],
  DATABASE_URL: [
    z.string().refine(hasScheme("postgres:", "postgresql:")).optional(),
    "a PostgreSQL address",
    "postgres://user:password@host:5432/leads",
  ],
  SMTP_URL: [
    z.string().refine(isSmtpUrl).optional(),
    "smtp:// or smtps:// with a host, and with a user only together with a password",
    "smtps://user:password@mail.example:465",
  ],
  MAIL_FROM: [address.optional(), "an e-mail address", brand.supportEmail],
  MAIL_LANGUAGE: [z.enum(languages).default("es"), `one of ${languages.join(", ")}`, "es"],
  WEBHOOK_URL: [
    z.string().refine(isWebhookUrl).optional(),
    "https:// (http:// on this machine only), without a user or password",
    "https://crm.example/hooks/leads",
  ],
  WEBHOOK_SECRET: [
    z.string().refine(isWebhookSecret).optional(),
    "whsec_ and 24 to 64 random bytes in base64",
    "whsec_$(openssl rand -base64 32)",
  ],
  DIGEST_TO: [address.optional(), "an e-mail address", `owner@${brand.domain}`],
  DESKS: [
    z
      .string()
      .transform(parseJson)
      .pipe(z.partialRecord(z.enum(desks), deskAddress))
      .default({}),
    `JSON, desk name -> address, list, or lists by country beside "default"; the desks are ${desks.join(", ")}`,
    `{"claims":"claims@${brand.domain}","commercial":{"default":["sales@${brand.domain}"],"br":["vendas@${brand.domain}"]}}`,
  ],
  SITE_KEY: [
    z
      .string()
      .regex(/^[\w.~+/-]{8,200}$/)
      .default(publicSiteKey),
    "8 to 200 letters, digits or ._~+/-",
    publicSiteKey,
  ],
  RATE_LIMIT_PER_MINUTE: [count.default(10), "a whole number, 1 or more", "10"],
  RATE_LIMIT_TOTAL_PER_MINUTE: [count.default(60), "a whole number, 1 or more", "60"],
  TRUSTED_PROXIES: [
    z.string().transform(parseProxies).default(new BlockList()),
    "addresses or ranges, with commas between them, none larger than a /8 (IPv6: /7)",
    "10.0.0.0/8,::1",
  ],
  ASSETS_DIR: [
    z.string().default(join(import.meta.dirname, "..", "build", "assets")),
    "a folder that outlives releases",
    "./build/assets",
  ],
  DRAIN_SECONDS: [wholeNumber.default(5), "a whole number of seconds, 0 or more", "5"],
  RETENTION_DAYS: [
    wholeNumber
      .pipe(z.number().min(shortestRetentionDays).max(longestRetentionDays))
      .default(longestRetentionDays),
    `a whole number of days, 30 to the ${longestRetentionDays} that the privacy policies promise`,
    String(longestRetentionDays),
  ],
  METRICS_PORT: [port.optional(), "a port, 0 to 65535", "9464"],
  METRICS_HOST: [
    host.default("127.0.0.1"),
    "a host name or address that only your own network reaches",
    "127.0.0.1",
  ],
  DESK_PORT: [port.optional(), "a port, 0 to 65535", "3001"],
  DESK_HOST: [
    host.default("127.0.0.1"),
    "a host name or address that only your own network reaches",
    "127.0.0.1",
  ],
  DESK_ORIGIN: [
    z
      .string()
      .refine((value) => isOrigin(value) && isPrivate(value))
      .optional(),
    "https:// and the desk's host (http:// on this machine only), without a path",
    `https://desk.${brand.domain}`,
  ],
  DESK_USERS: [
    z
      .string()
      .transform(parseJson)
      .pipe(z.record(address, z.string().transform(parseRole)))
      .optional(),
    "JSON, address -> role; the roles are operator, marketing, sales, editor, and sales:COUNTRY,COUNTRY or editor:COUNTRY",
    `{"vendas@${brand.domain}":"sales:br","ops@${brand.domain}":"operator"}`,
  ],
  DESK_USER_HEADER: [
    z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    "the name of a header",
    "X-Forwarded-Email",
  ],
  BACKUPS: [z.enum(["here", "elsewhere"]).default("here"), "here or elsewhere", "elsewhere"],
  CONFIRMATION: [z.enum(["on", "off"]).default("on"), "on or off", "off"],
  CONTENT_APPROVAL: [z.enum(["on", "off"]).default("off"), "on or off", "on"],
  FIGURES: [z.enum(["on", "off"]).default("on"), "on or off", "off"],
  MCP: [z.enum(["on", "off"]).default("on"), "on or off", "off"],
  LOG_LEVEL: [z.enum(logLevels).default("info"), `one of ${logLevels.join(", ")}`, "info"],
} as const satisfies Record<string, readonly [type: z.ZodType, shape: string, example: string]>;

type SettingName = keyof typeof settings;

export const settingNames = Object.keys(settings) as SettingName[];

const schema = z.object(
  Object.fromEntries(settingNames.map((name) => [name, settings[name][0]])) as {
    [Name in SettingName]: (typeof settings)[Name][0];
  },
);

/** @throws {ConfigError} */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    settingNames.map((name) => [name, env[name]?.trim() || undefined]),
  );
  const result = schema.safeParse(given);
  const problems = [
    ...(result.success ? [] : problemsOf(result.error)),
    ...desksWithoutAddress(given),
    ...missingSender(given),
    ...halfWebhook(given),
    ...(result.success ? overlappingFolders(result.data) : []),
    ...halfDesk(given),
  ];
  if (!result.success || problems.length > 0) throw new ConfigError(problems);
  const read = result.data;
  return {
    port: read.PORT,
    /** Undefined: every address. */
    host: read.HOST,
    publicOrigin: read.PUBLIC_ORIGIN ?? `http://localhost:${read.PORT}`,
    dataDir: read.DATA_DIR,
    /** Undefined: SQLite in `dataDir`. */
    databaseUrl: read.DATABASE_URL,
    /** Undefined: `.eml` files in `dataDir`. */
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? brand.supportEmail,
    /** Of summaries, and of leads that name no country. */
    mailLanguage: read.MAIL_LANGUAGE,
    /** Undefined: leads go to desks only. */
    webhook:
      read.WEBHOOK_URL && read.WEBHOOK_SECRET
        ? { url: read.WEBHOOK_URL, secret: read.WEBHOOK_SECRET }
        : undefined,
    /** The daily summary is mailed to this address. Undefined: no summary is sent. */
    digestTo: read.DIGEST_TO,
    deskAddresses: withDefaults(read.DESKS),
    siteKey: read.SITE_KEY,
    ratePerMinute: read.RATE_LIMIT_PER_MINUTE,
    totalRatePerMinute: read.RATE_LIMIT_TOTAL_PER_MINUTE,
    trustedProxies: read.TRUSTED_PROXIES,
    /** Files of earlier releases, for pages that are still open in browsers. */
    assetsDir: read.ASSETS_DIR,
    /** How long a stopping server keeps responding, so that the load balancer notices. */
    drainSeconds: read.DRAIN_SECONDS,
    retentionDays: read.RETENTION_DAYS,
    logLevel: read.LOG_LEVEL,
    /** Undefined: no metrics are served. */
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    /** Undefined: there is no desk. */
    desk:
      read.DESK_PORT === undefined
        ? undefined
        : {
            port: read.DESK_PORT,
            host: read.DESK_HOST,
            origin: read.DESK_ORIGIN,
            users: usersOf(read.DESK_USERS ?? { [firstUser]: { kind: "operator" } }),
            userHeader: read.DESK_USER_HEADER?.toLowerCase(),
          },
    /** Elsewhere: the database's own, of which this server knows nothing. */
    backups: read.BACKUPS,
    /** Whether visitors get a mail that confirms their message. */
    confirmation: read.CONFIRMATION === "on",
    /** Whether somebody else must publish what a person has written. */
    contentApproval: read.CONTENT_APPROVAL === "on",
    /** Whether visits are counted. */
    figures: read.FIGURES === "on",
    /** Whether assistants can call the tools. */
    mcp: read.MCP === "on",
  };
}

function problemsOf(error: z.ZodError): string[] {
  const names = new Set(error.issues.map((issue) => issue.path[0] as SettingName));
  return [...names].map((name) => {
    const [, shape, example] = settings[name];
    return `${name} must be ${shape}. Example: ${name}=${example}`;
  });
}

/** The default addresses are examples: mail to them would be lost. */
function desksWithoutAddress(given: Record<string, string | undefined>): string[] {
  if (!given.SMTP_URL) return [];
  let named: unknown;
  try {
    named = JSON.parse(given.DESKS ?? "{}");
  } catch {
    return [];
  }
  const missing = desks.filter((desk) => !Object.hasOwn(Object(named), desk));
  if (missing.length === 0) return [];
  return [
    `DESKS must give every desk an address when SMTP_URL is set. Missing: ${missing.join(", ")}.`,
  ];
}

/** Mail servers refuse a sender whose domain does not exist, and bounces to it would be lost. */
function missingSender({ SMTP_URL, MAIL_FROM }: Record<string, string | undefined>): string[] {
  if (!SMTP_URL || MAIL_FROM) return [];
  return [
    "MAIL_FROM must be given when SMTP_URL is set. Example: MAIL_FROM=web@your-domain.example",
  ];
}

/** An address without a secret would get leads unsigned; a secret alone means that the address is missing. */
function halfWebhook({
  WEBHOOK_URL,
  WEBHOOK_SECRET,
}: Record<string, string | undefined>): string[] {
  if (Boolean(WEBHOOK_URL) === Boolean(WEBHOOK_SECRET)) return [];
  return ["WEBHOOK_URL and WEBHOOK_SECRET must be given together, or neither of them."];
}

const buildDir = join(import.meta.dirname, "..", "build");
const publicDir = join(import.meta.dirname, "..", "public");

/** The folder of kept files is public and swept, and the build replaces its own: neither may be where leads are. */
function overlappingFolders(read: { DATA_DIR: string; ASSETS_DIR: string }): string[] {
  const { DATA_DIR, ASSETS_DIR } = read;
  const problems: [boolean, string][] = [
    [
      overlap(DATA_DIR, ASSETS_DIR),
      "DATA_DIR and ASSETS_DIR must be two folders, neither in the other.",
    ],
    [overlap(DATA_DIR, buildDir), "DATA_DIR must be outside the folder build."],
    [
      overlap(DATA_DIR, publicDir),
      "DATA_DIR must be outside the folder public: the build publishes all that is in it.",
    ],
    [
      overlap(ASSETS_DIR, join(buildDir, "site")),
      "ASSETS_DIR must be outside the folder build/site.",
    ],
  ];
  return problems.flatMap(([isWrong, text]) => (isWrong ? [text] : []));
}

function overlap(one: string, other: string): boolean {
  const isInside = (path: string) => !/^\.\.(\/|$)/.test(path);
  const [a, b] = [realPath(one), realPath(other)];
  return isInside(relative(a, b)) || isInside(relative(b, a));
}

/** Also of a folder that does not exist yet. */
function realPath(path: string): string {
  const absolute = resolve(path);
  try {
    return realpathSync(absolute);
  } catch {
    const parent = dirname(absolute);
    return parent === absolute ? absolute : join(realPath(parent), relative(parent, absolute));
  }
}

function withDefaults(given: Partial<DeskAddresses>): DeskAddresses {
  const example = (desk: Desk) => ({ default: [`${desk}@${brand.domain}`], countries: {} });
  return Object.fromEntries(
    desks.map((desk) => [desk, given[desk] ?? example(desk)]),
  ) as DeskAddresses;
}

/** The one user of a desk whose settings name nobody, on a machine that sends no mail. */
const firstUser = `owner@${brand.domain}`;

/** The desk's links are sent by mail, and its people are named; a header that anybody can send would let everybody in. */
function halfDesk(given: Record<string, string | undefined>): string[] {
  if (!given.DESK_PORT) return [];
  const required = given.SMTP_URL ? ["DESK_USERS", "DESK_ORIGIN"] : [];
  const missing = required.filter((name) => !given[name]);
  return [
    ...missing.map((name) => `${name} must be given when DESK_PORT and SMTP_URL are set.`),
    ...(given.DESK_USER_HEADER && !given.TRUSTED_PROXIES
      ? ["DESK_USER_HEADER requires TRUSTED_PROXIES: only a proxy may name who has signed in."]
      : []),
  ];
}

function usersOf(given: Record<string, DeskRole>): ReadonlyMap<string, DeskRole> {
  return new Map(Object.entries(given).map(([email, role]) => [email.toLowerCase(), role]));
}

function parseRole(value: string, ctx: z.RefinementCtx): DeskRole {
  if (value === "operator" || value === "marketing") return { kind: value };
  const [kind, list] = value.split(":");
  const named = list === undefined ? [] : list.split(",").map((code) => code.trim());
  if ((kind === "sales" || kind === "editor") && named.every(isCountryCode))
    return { kind, countries: named };
  ctx.addIssue("no role");
  return z.NEVER;
}

function hasScheme(...schemes: string[]) {
  return (value: string) => URL.canParse(value) && schemes.includes(new URL(value).protocol);
}

/** An unknown query parameter would be ignored silently, for example a misspelled requireTLS. */
const smtpOptions = ["requireTLS", "name", "tls.rejectUnauthorized", "tls.servername"];

function isSmtpUrl(value: string): boolean {
  if (!hasScheme("smtp:", "smtps:")(value) || !value.includes("://")) return false;
  const { hostname, username, password, searchParams } = new URL(value);
  const isKnown = [...searchParams.keys()].every((name) => smtpOptions.includes(name));
  return hostname !== "" && Boolean(username) === Boolean(password) && isKnown;
}

/** Leads are personal data: they leave this machine only encrypted. */
function isWebhookUrl(value: string): boolean {
  if (!hasScheme("https:", "http:")(value)) return false;
  const { username, password } = new URL(value);
  return username + password === "" && isPrivate(value);
}

function isPrivate(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || isLoopback(hostname);
}

function isOrigin(value: string): boolean {
  return hasScheme("http:", "https:")(value) && new URL(value).origin === value;
}

function parseJson(value: string, ctx: z.RefinementCtx): unknown {
  try {
    return JSON.parse(value);
  } catch {
    ctx.addIssue("not JSON");
    return z.NEVER;
  }
}

function parseProxies(value: string, ctx: z.RefinementCtx): BlockList {
  const list = new BlockList();
  for (const entry of value.split(",").map((part) => part.trim())) {
    const [base = "", prefix] = entry.split("/");
    const family = isIP(base);
    const widest = family === 4 ? 32 : 128;
    // The largest private ranges. With more, anybody could make up an address and so escape the limits.
    const narrowest = family === 4 ? 8 : 7;
    const bits = prefix === undefined ? widest : Number(prefix);
    if (!family || prefix === "" || !Number.isInteger(bits) || bits < narrowest || bits > widest) {
      ctx.addIssue("not an address or range");
      return z.NEVER;
    }
    list.addSubnet(base, bits, family === 4 ? "ipv4" : "ipv6");
  }
  return list;
}
