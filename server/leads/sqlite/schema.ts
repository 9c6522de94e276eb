/** In order; the database remembers how many it has run. A migration that was released is never edited. */
export const migrations = [
  `
  -- The visitor's input is encrypted. What the desk filters leads by is reduced to what many leads have in common; the desk's notes
  -- are encrypted under the lead's key.
  create table sealed_leads (
    id text primary key,
    received_at integer not null,
    contact_type text not null,
    held_reason text,
    sealed blob not null,
    email_mac text not null,
    dedupe_mac text not null,
    country text not null,
    page text not null,
    campaign text not null,
    referrer text not null,
    status text not null default 'new',
    notes blob
  ) strict;

  create index sealed_leads_by_time
    on sealed_leads (received_at, id, country, status, contact_type, campaign);
  create index sealed_leads_by_email on sealed_leads (email_mac);
  create index sealed_leads_by_dedupe on sealed_leads (dedupe_mac, received_at);
  -- In the order of the figures' groups, with all that they read: nothing is sorted or looked up.
  create index sealed_leads_by_day
    on sealed_leads ((received_at / 86400000), page, campaign, referrer, received_at, held_reason)
    where held_reason is null;

  create table lead_keys (
    lead_id text primary key,
    key blob not null
  ) strict, without rowid;

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

  -- They hold only what was not sent, so counting that reads nothing else.
  create index lead_deliveries_by_due on lead_deliveries ((cast(desk = 'webhook' as int)), due_at)
    where state in ('waiting', 'sending');
  create index lead_deliveries_by_state on lead_deliveries (state)
    where state in ('held', 'set_aside');
  -- Those never tried are claimed before those that have failed, however many these are.
  create index lead_deliveries_by_turn
    on lead_deliveries ((cast(desk = 'webhook' as int)), (cast(failure is null as int)), due_at)
    where state = 'waiting';

  -- What was removed, when and why: ids and times, nothing personal.
  create table removed_leads (
    lead_id text primary key,
    reason text not null,
    removed_at integer not null
  ) strict;

  -- The mailboxes that got a confirmation today, as keyed hashes.
  create table confirmations (
    mailbox_mac text primary key,
    lead_id text not null,
    at integer not null
  ) strict;

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

  create index desk_audit_by_time on desk_audit (at);

  create table digests (
    day text primary key,
    lease_until integer not null,
    sent_at integer
  ) strict;

  -- Counts of visits; nothing in it belongs to a person.
  create table daily_figures (
    day text not null,
    measure text not null,
    dimension text not null,
    value text not null,
    count integer not null,
    primary key (day, measure, dimension, value)
  ) strict, without rowid;

  -- For keyed hashes.
  create table store_secret (secret blob not null) strict;
  insert into store_secret values (randomblob(32));

  -- The latest time that was believed.
  create table clock_mark (seen_at integer not null) strict;
  insert into clock_mark values (0);

  -- Written by the check that leads can be stored.
  create table upkeep (written_at integer not null, padding blob) strict;
  insert into upkeep values (0, null);
  `,
  "create index desk_audit_by_action on desk_audit (what, at)",
  `
  -- What the desk's people set. An owner that is null is the one in the notes: earlier releases write it there alone. The short reference
  -- is null until a lead's words and its company are ready for the search.
  alter table sealed_leads add column owner text;
  alter table sealed_leads add column follow_up text;
  alter table sealed_leads add column deal_value integer;
  alter table sealed_leads add column deal_currency text;
  alter table sealed_leads add column loss_reason text;
  alter table sealed_leads add column answered_at integer;
  alter table sealed_leads add column closed_at integer;
  alter table sealed_leads add column code text;
  alter table sealed_leads add column kind text;
  alter table sealed_leads add column company_mac text;
  alter table sealed_leads add column domain_mac text;

  -- Keyed hashes of the words by which a lead is found.
  create table lead_words (
    lead_id text primary key references sealed_leads (id) on delete cascade,
    words text not null
  ) strict;

  -- The language and the time zone of the desk's people, for mails and exports.
  create table desk_people (
    email text primary key,
    language text not null,
    zone text not null
  ) strict;

  -- Addresses that were changed at the desk; all others are those of the settings.
  create table desk_routes (
    desk text not null,
    country text not null,
    addresses text not null,
    primary key (desk, country)
  ) strict;

  update sealed_leads set status = 'spam'
  where status = 'lost' and id in (
    select lead_id from lead_deliveries where state = 'discarded' and failure = 'spam');

  -- All that the desk's list filters by and its figures count.
  create index sealed_leads_by_desk on sealed_leads (received_at, id, country, status, contact_type, campaign, page, kind, owner, follow_up,
    answered_at, closed_at, deal_value, deal_currency, held_reason);
  drop index sealed_leads_by_time;
  create index sealed_leads_by_code on sealed_leads (code);
  create index sealed_leads_by_company on sealed_leads (company_mac) where company_mac <> '';
  create index sealed_leads_by_domain on sealed_leads (domain_mac) where domain_mac <> '';
  `,
  `
  -- What the owner's people change on top of the release's words and records: editions, each with all its changes as JSON; drafts, one a
  -- text; changes to be published later; and the pictures and documents that records show.
  create table editions (
    number integer primary key,
    at integer not null,
    who text not null,
    reason text not null,
    changes text not null
  ) strict;

  create table content_drafts (
    file text not null,
    path text not null,
    value text not null,
    base text not null,
    who text not null,
    at integer not null,
    primary key (file, path)
  ) strict;

  create table content_plans (
    id text primary key,
    due_at integer not null,
    who text not null,
    reason text not null,
    changes text not null,
    failure text
  ) strict;

  create table uploads (
    hash text primary key,
    type text not null,
    size integer not null,
    bytes blob not null,
    who text not null,
    at integer not null
  ) strict;
  `,
];
