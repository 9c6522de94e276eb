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
];
