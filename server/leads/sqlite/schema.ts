import { contentTables, deskTables, firstTables, lostAsSpam } from "../tables.ts";

/** In order; the database remembers how many it has run. A migration that was released is never edited. */
export const migrations = [
  `
${firstTables("sqlite")}
  -- In the order of the figures' groups, with all that they read: nothing is sorted or looked up.
  create index sealed_leads_by_day
    on sealed_leads ((received_at / 86400000), page, campaign, referrer, received_at, held_reason)
    where held_reason is null;
  -- It holds only what was not sent.
  create index lead_deliveries_by_state on lead_deliveries (state)
    where state in ('held', 'set_aside');

  -- For keyed hashes.
  create table store_secret (secret blob not null) strict;
  insert into store_secret values (randomblob(32));

  -- Written by the check that leads can be stored.
  create table upkeep (written_at integer not null, padding blob) strict;
  insert into upkeep values (0, null);
  `,
  "create index desk_audit_by_action on desk_audit (what, at)",
  `
${deskTables("sqlite")}
  ${lostAsSpam}
  -- All that the desk's list filters by and its figures count.
  create index sealed_leads_by_desk on sealed_leads (received_at, id, country, status, contact_type, campaign, page, kind, owner, follow_up,
    answered_at, closed_at, deal_value, deal_currency, held_reason);
  drop index sealed_leads_by_time;
  create index sealed_leads_by_code on sealed_leads (code);
  create index sealed_leads_by_company on sealed_leads (company_mac) where company_mac <> '';
  create index sealed_leads_by_domain on sealed_leads (domain_mac) where domain_mac <> '';
  `,
  contentTables("sqlite"),
];
