/** In order; the database remembers how many it has run. A migration that was released is never edited. */
export const migrations = [
  `
  create table leads (
    id text primary key,
    received_at bigint not null,
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
  );

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
    due_at bigint not null,
    lease_until bigint,
    lease_token text,
    sent_at bigint,
    failure text
  );

  create index deliveries_by_lead on deliveries (lead_id);
  create index deliveries_by_due on deliveries (due_at) where state in ('waiting', 'sending');

  -- The database's clock, one for all servers, and running on within a transaction.
  create function now_ms() returns bigint language sql volatile
    as $$ select (extract(epoch from clock_timestamp()) * 1000)::bigint $$;
  `,
  `
  create table upkeep (
    written_at bigint not null,
    erasures bigint not null,
    scrubbed bigint not null
  );

  insert into upkeep values (0, 0, 0);

  -- The planner's statistics quote values, also of people who were erased. A change of type, even to the same, clears them.
  alter table leads
    alter column name type text,
    alter column email type text,
    alter column company type text,
    alter column message type text,
    alter column page type text,
    alter column campaign type text;
  alter table leads
    alter column name set statistics 0,
    alter column email set statistics 0,
    alter column company set statistics 0,
    alter column message set statistics 0,
    alter column page set statistics 0,
    alter column campaign set statistics 0;
  alter index leads_by_email alter column 1 set statistics 0;
  `,
  // The tables `leads` and `deliveries` are no longer used. They stay, empty, because the release before this one reads them.
  `
  create table sealed_leads (
    id text primary key,
    received_at bigint not null,
    contact_type text not null,
    held_reason text,
    sealed bytea not null,
    email_mac text not null,
    dedupe_mac text not null
  );

  create index sealed_leads_by_time on sealed_leads (received_at, id);
  create index sealed_leads_by_email on sealed_leads (email_mac);
  create index sealed_leads_by_dedupe on sealed_leads (dedupe_mac, received_at);

  create table lead_keys (
    lead_id text primary key,
    key bytea not null
  );

  create table lead_deliveries (
    id text primary key,
    lead_id text not null references sealed_leads (id) on delete cascade,
    desk text not null,
    message_id text not null,
    state text not null,
    attempts integer not null default 0,
    due_at bigint not null,
    lease_until bigint,
    lease_token text,
    sent_at bigint,
    failure text
  );

  create index lead_deliveries_by_lead on lead_deliveries (lead_id);
  create index lead_deliveries_by_due on lead_deliveries (due_at)
    where state in ('waiting', 'sending');

  -- What was removed, when and why: ids and times, nothing personal.
  create table removed_leads (
    lead_id text primary key,
    reason text not null,
    removed_at bigint not null
  );

  create table removed_deliveries (
    id text primary key,
    lead_id text not null
  );

  create index removed_deliveries_by_lead on removed_deliveries (lead_id);

  -- For keyed hashes. Each uuid has 122 random bits.
  create table store_secret (secret bytea not null);
  insert into store_secret
    select sha256(convert_to(string_agg(gen_random_uuid()::text, ''), 'UTF8'))
    from generate_series(1, 4);

  -- The latest time that was believed.
  create table clock_mark (seen_at bigint not null);
  insert into clock_mark
    select greatest((select written_at from upkeep), (select max(received_at) from leads));

  -- The planner's statistics quote values; these are nothing to quote.
  alter table store_secret alter column secret set statistics 0;
  alter table lead_keys alter column key set statistics 0;
  alter table sealed_leads
    alter column sealed set statistics 0,
    alter column email_mac set statistics 0,
    alter column dedupe_mac set statistics 0;
  `, // The indexes hold only what was not sent, so counting that reads nothing else.
  `
  drop index lead_deliveries_by_due;
  create index lead_deliveries_by_due on lead_deliveries ((desk = 'webhook'), due_at)
    where state in ('waiting', 'sending');
  create index lead_deliveries_by_state on lead_deliveries (state, lead_id)
    where state in ('held', 'set_aside');
  `,
  `
  create table digests (
    day text primary key,
    lease_until bigint not null,
    sent_at bigint
  );
  `,
  // Counts of visits; nothing in it belongs to a person.
  `
  create table daily_figures (
    day text not null,
    measure text not null,
    dimension text not null,
    value text not null,
    count bigint not null,
    primary key (day, measure, dimension, value)
  );
  `,
  // What the desk filters leads by and writes about them. A table of its own: changing `sealed_leads` would wait for a running dump, and
  // new leads behind it. Where a lead comes from is reduced to what many leads have in common; the notes are encrypted under its key.
  `
  create table desk_leads (
    lead_id text primary key,
    received_at bigint not null,
    contact_type text not null,
    is_held boolean not null,
    country text not null,
    page text not null,
    campaign text not null,
    referrer text not null,
    status text not null default 'new',
    notes bytea
  );

  create index desk_leads_by_time
    on desk_leads (received_at, lead_id, country, status, contact_type, campaign);
  alter table desk_leads alter column notes set statistics 0;

  -- Sign-in links and sessions of the desk's people, by the hash of their secret.
  create table desk_passes (
    hash text primary key,
    kind text not null,
    email text not null,
    expires_at bigint not null
  );

  create index desk_passes_by_email on desk_passes (email);

  create table desk_audit (
    id bigint generated by default as identity primary key,
    at bigint not null,
    who text not null,
    what text not null,
    lead_id text
  );
  `,
  // Those never tried are claimed before those that have failed, however many these are.
  `
  create index lead_deliveries_by_turn on lead_deliveries ((desk = 'webhook'), ((failure is null)::int), due_at)
    where state = 'waiting';
  `,
  // The mailboxes that got a confirmation today, as keyed hashes.
  `
  create table confirmations (
    mailbox_mac text primary key,
    lead_id text not null,
    at bigint not null
  );
  `,
  // The figures read this alone, whatever else a lead has.
  `
  create index desk_leads_by_source on desk_leads (received_at, is_held, page, campaign, referrer);
  `,
];
