// Changes that would break a promise. Each replaces one text in one file while the server is loaded, and names the fault that
// must fail.

export interface Sabotage {
  name: string;
  file: string;
  find: string;
  replace: string;
  /** The fault's name, and the start of its line. */
  fault: string;
  line: string;
}

/** The environment variable that names the sabotage. */
export const sabotageVariable = "SABOTAGE";

export const sabotages: Sabotage[] = [
  {
    name: "commits without fsync",
    file: "server/leads/sqlite/database.ts",
    find: 'connection.exec("begin immediate");',
    replace: 'connection.exec("pragma synchronous = off"); connection.exec("begin immediate");',
    fault: "sync",
    line: "202 only after fsync",
  },
  {
    name: "every refusal final",
    file: "server/delivery/dispatcher.ts",
    find: "if (attempts < most) {",
    replace: "if (attempts < 1) {",
    fault: "smtp-refusals",
    line: "SMTP: RCPT TO answered 554 5.7.1",
  },
  {
    name: "a refused mail pauses the queue",
    file: "server/delivery/breaker.ts",
    find: "if (leadsToDoubt === 0) resume();",
    replace: 'if (leadsToDoubt === 0) pause("open", failure);',
    fault: "refused-sender",
    line: "a sender whose mails are refused, SQLite",
  },
  {
    name: "failures of every lead do not pause the webhook",
    file: "server/delivery/start-deliveries.ts",
    find: "leadsToDoubt: webhookLeadsToDoubt,",
    replace: "",
    fault: "webhook",
    line: "webhook answers 500, SQLite",
  },
  {
    name: "blocked leads given up",
    file: "server/delivery/dispatcher.ts",
    find: "if (attempts < most) {",
    replace: "if (attempts < 1) {",
    fault: "firewall",
    line: "webhook's firewall blocks five leads, SQLite",
  },
  {
    name: "claims ignored",
    file: "server/leads/sqlite/delivery.ts",
    find: "where state = 'waiting'\n          and (desk",
    replace: "where state in ('waiting', 'sending')\n          and (desk",
    fault: "slow-mail",
    line: "slow mail server, two servers, SQLite",
  },
  {
    name: "acceptance waited for half a minute",
    file: "server/mail/smtp-transport.ts",
    find: "acceptMs: 10 * 60_000",
    replace: "acceptMs: 30_000",
    fault: "slow-acceptance",
    line: "mail server that accepts after a minute, SQLite",
  },
  {
    name: "waits of another clock kept",
    file: "server/delivery/dispatcher.ts",
    find: "await store.endLongWaits(channel);",
    replace: "",
    fault: "clock-jump",
    line: "clock jumps while mails are under way, SQLite",
  },
  {
    name: "undelivered leads expired",
    file: "server/leads/sqlite/removal.ts",
    find: "coalesce(case state when 'sent' then sent_at when 'discarded' then due_at end,",
    replace: "coalesce(0,",
    fault: "undelivered",
    line: "undelivered leads past their time, SQLite",
  },
  {
    name: "any clock trusted",
    file: "server/leads/retention.ts",
    find: "const doubt = doubtOf(nowMs, believedMs);",
    replace: "const doubt = undefined;",
    fault: "clock",
    line: "a clock three years ahead",
  },
  {
    name: "unknown mail files swept",
    file: "server/mail/file-transport.ts",
    find: "await namedOf(ids.slice(start, start + sweptAtOnce))",
    replace: "ids.slice(start, start + sweptAtOnce)",
    fault: "mail-files",
    line: "mail files of another store",
  },
  {
    name: "idempotency by the key alone",
    file: "server/leads/new-lead.ts",
    find: 'hashOf("keyed", keyHash, writtenHash(content))',
    replace: 'hashOf("keyed", keyHash)',
    fault: "key-reuse",
    line: "the key of another message, SQLite",
  },
  {
    name: "example desks accepted",
    file: "server/config.ts",
    find: "...desksWithoutAddress(given),",
    replace: "",
    fault: "settings",
    line: "settings that lose leads",
  },
  {
    name: "drain skipped",
    file: "server/open-server.ts",
    find: "await sleep(drainMs);",
    replace: "",
    fault: "rolling-restart",
    line: "rolling restart of two servers",
  },
  {
    name: "limits by full address",
    file: "server/api/client-address.ts",
    find: "digits.slice(0, bits / 4)",
    replace: "digits",
    fault: "flood-of-one",
    line: "flood from one IPv6 customer",
  },
  {
    name: "leads above the total refused",
    file: "server/api/intake.ts",
    find: "const isOverLimit = takeForSite(total) !== undefined;",
    replace: 'const isOverLimit = false; if (takeForSite(total)) return refuse("too_busy", 429);',
    fault: "flood-of-all",
    line: "more messages than the site takes",
  },
];
