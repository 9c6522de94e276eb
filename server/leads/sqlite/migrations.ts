/** In order; the database remembers how many it has run. A migration that was released is never edited. */
export const migrations = [
  `
  create table leads (
    id text primary key,
    received_at integer not null,
    name text not null,
    email text not null,
    company text not null,
    message text not null,
    contact_type text not null,
    page text not null,
    country text not null,
    language text not null,
    campaign text not null,
    held_reason text,
    dedupe text not null
  ) strict;

  create index leads_by_time on leads (received_at, id);
  create index leads_by_email on leads (lower(email));
  create index leads_by_dedupe on leads (dedupe, received_at);

  create table deliveries (
    id text primary key,
    lead_id text not null references leads (id) on delete cascade,
    desk text not null,
    message_id text not null,
    state text not null,
    attempts integer not null default 0,
    due_at integer not null,
    lease_until integer,
    lease_token text,
    sent_at integer,
    failure text
  ) strict;

  create index deliveries_by_lead on deliveries (lead_id);
  create index deliveries_by_due on deliveries (due_at) where state in ('waiting', 'sending');
  `,
  `
  create table upkeep (
    written_at integer not null,
    padding blob,
    erasures integer not null,
    scrubbed integer not null
  ) strict;

  insert into upkeep values (0, null, 0, 0);
  `,
  // The tables `leads` and `deliveries` are no longer used. They stay, empty, because the release before this one reads them.
  `
  create table sealed_leads (
    id text primary key,
    received_at integer not null,
    contact_type text not null,
    held_reason text,
    sealed blob not null,
    email_mac text not null,
    dedupe_mac text not null
  ) strict;

  create index sealed_leads_by_time on sealed_leads (received_at, id);
  create index sealed_leads_by_email on sealed_leads (email_mac);
  create index sealed_leads_by_dedupe on sealed_leads (dedupe_mac, received_at);

  create table lead_keys (
    lead_id text primary key,
    key blob not null
  ) strict, without rowid;

  create table lead_deliveries (
    id text primary key,
    lead_id text not null references sealed_leads (id) on delete cascade,
    desk text not null,
    message_id text not null,
    state text not null,
    attempts integer not null default 0,
    due_at integer not null,
    lease_until integer,
    lease_token text,
    sent_at integer,
    failure text
  ) strict;

  create index lead_deliveries_by_lead on lead_deliveries (lead_id);
  create index lead_deliveries_by_due on lead_deliveries (due_at)
    where state in ('waiting', 'sending');

  -- What was removed, when and why: ids and times, nothing personal.
  create table removed_leads (
    lead_id text primary key,
    reason text not null,
    removed_at integer not null
  ) strict;

  create table removed_deliveries (
    id text primary key,
    lead_id text not null
  ) strict;

  create index removed_deliveries_by_lead on removed_deliveries (lead_id);

  -- For keyed hashes.
  create table store_secret (secret blob not null) strict;
  insert into store_secret values (randomblob(32));

  -- The latest time that was believed.
  create table clock_mark (seen_at integer not null) strict;
  insert into clock_mark
    select max((select written_at from upkeep), coalesce((select max(received_at) from leads), 0));
  `,
  // Two B-trees instead of four for each delivery. The indexes hold only what was not sent, so counting that reads nothing else.
  `
  alter table lead_deliveries rename to old_lead_deliveries;
  drop index lead_deliveries_by_lead;
  drop index lead_deliveries_by_due;

  create table lead_deliveries (
    id text not null,
    lead_id text not null references sealed_leads (id) on delete cascade,
    desk text not null,
    message_id text not null,
    state text not null,
    attempts integer not null default 0,
    due_at integer not null,
    lease_until integer,
    lease_token text,
    sent_at integer,
    failure text,
    primary key (lead_id, id)
  ) strict, without rowid;

  insert into lead_deliveries select * from old_lead_deliveries order by lead_id, id;
  drop table old_lead_deliveries;

  create index lead_deliveries_by_due on lead_deliveries (desk = 'webhook', due_at)
    where state in ('waiting', 'sending');
  create index lead_deliveries_by_state on lead_deliveries (state)
    where state in ('held', 'set_aside');
  `,
  `
  create table digests (
    day text primary key,
    lease_until integer not null,
    sent_at integer
  ) strict;
  `,
  // Counts of visits; nothing in it belongs to a person.
  `
  create table daily_figures (
    day text not null,
    measure text not null,
    dimension text not null,
    value text not null,
    count integer not null,
    primary key (day, measure, dimension, value)
  ) strict, without rowid;
  `,
  // What the desk filters leads by and writes about them. A table of its own: changing `sealed_leads` would wait for a running dump, and
  // new leads behind it. Where a lead comes from is reduced to what many leads have in common; the notes are encrypted under its key.
  `
  create table desk_leads (
    lead_id text primary key,
    received_at integer not null,
    contact_type text not null,
    is_held integer not null,
    country text not null,
    page text not null,
    campaign text not null,
    referrer text not null,
    status text not null default 'new',
    notes blob
  ) strict, without rowid;

  create index desk_leads_by_time
    on desk_leads (received_at, lead_id, country, status, contact_type, campaign);

  -- Sign-in links and sessions of the desk's people, by the hash of their secret.
  create table desk_passes (
    hash text primary key,
    kind text not null,
    email text not null,
    expires_at integer not null
  ) strict;

  create index desk_passes_by_email on desk_passes (email);

  create table desk_audit (
    id integer primary key autoincrement,
    at integer not null,
    who text not null,
    what text not null,
    lead_id text
  ) strict;
  `,
  // Those never tried are claimed before those that have failed, however many these are.
  `
  create index lead_deliveries_by_turn on lead_deliveries (desk = 'webhook', failure is null, due_at)
    where state = 'waiting';
  `,
  // The mailboxes that got a confirmation today, as keyed hashes.
  `
  create table confirmations (
    mailbox_mac text primary key,
    lead_id text not null,
    at integer not null
  ) strict;
  `,
  // The figures read this alone, whatever else a lead has.
  `
  create index desk_leads_by_source on desk_leads (received_at, is_held, page, campaign, referrer);
  `,
  // In the order of the figures' groups, with all that they read: nothing is sorted or looked up.
  `
  drop index desk_leads_by_source;
  create index desk_leads_by_day
    on desk_leads (is_held, received_at / 86400000, page, campaign, referrer, received_at);
  `,
];
