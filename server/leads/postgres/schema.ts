import { contentTables, deskTables, firstTables, lostAsSpam } from "../tables.ts";

/** Statements in one transaction, or an index of a table with leads: built beside the running release, however long that takes. */
export type Migration = string | { index: string; on: string };

/** In order; the database remembers how many it has run. A migration that was released is never edited. */
export const migrations: Migration[] = [
  `
  -- The database's clock, one for all servers, and running on within a transaction.
  create function now_ms() returns bigint language sql volatile
    as $$ select (extract(epoch from clock_timestamp()) * 1000)::bigint $$;

  -- Until the end of the transaction, others that lock the same text wait.
  create function lock_text(locked text) returns void language sql volatile
    as $$ select pg_advisory_xact_lock(hashtextextended(locked, 0)) $$;

${firstTables("postgres")}
  -- In the order of the figures' groups, with all that they read: nothing is sorted or looked up.
  create index sealed_leads_by_day
    on sealed_leads ((received_at / 86400000), page, campaign, referrer, received_at)
    where held_reason is null;
  -- It holds only what was not sent.
  create index lead_deliveries_by_state on lead_deliveries (state, lead_id)
    where state in ('held', 'set_aside');

  -- For keyed hashes. Each uuid has 122 random bits.
  create table store_secret (secret bytea not null);
  insert into store_secret
    select sha256(convert_to(string_agg(gen_random_uuid()::text, ''), 'UTF8'))
    from generate_series(1, 4);

  -- Written by the check that leads can be stored.
  create table upkeep (written_at bigint not null);
  insert into upkeep values (0);

  -- The planner's statistics quote values; these are nothing to quote.
  alter table store_secret alter column secret set statistics 0;
  alter table lead_keys alter column key set statistics 0;
  alter table sealed_leads
    alter column sealed set statistics 0,
    alter column email_mac set statistics 0,
    alter column dedupe_mac set statistics 0,
    alter column notes set statistics 0;
  `,
  // Not beside the running release: a dump would hold that up, and this is a small table without leads.
  "create index desk_audit_by_action on desk_audit (what, at)",
  `
${deskTables("postgres")}
  alter table lead_words alter column words set statistics 0;
  alter table sealed_leads
    alter column company_mac set statistics 0,
    alter column domain_mac set statistics 0;
  `,
  // On its own, as a lock of the table would be held for as long.
  lostAsSpam,
  // All that the desk's list filters by and its figures count.
  {
    index: "sealed_leads_by_desk",
    on: `sealed_leads (received_at, id, country, status, contact_type, campaign, page, kind, owner, follow_up,
    answered_at, closed_at, deal_value, deal_currency, held_reason)`,
  },
  { index: "sealed_leads_by_code", on: "sealed_leads (code)" },
  {
    index: "sealed_leads_by_company",
    on: "sealed_leads (company_mac) where company_mac <> ''",
  },
  {
    index: "sealed_leads_by_domain",
    on: "sealed_leads (domain_mac) where domain_mac <> ''",
  },
  "drop index sealed_leads_by_time",
  contentTables("postgres"),
];
