export const help = `Look after the leads that visitors sent.

Usage: npm run leads -- <command> [options]

Commands
  list                     leads, newest first
  show ID                  one lead with its message and deliveries
  export --format csv|json all leads that match, to standard output
  retry [ID]               send again: one lead, or everything that was set aside
  erase --email ADDRESS    remove a person from the store and from mail files

Filters for list and export
  --type TYPE      partner, provider, client, investor or "not specified"
  --state STATE    held, waiting, sending, sent or set_aside: leads with such a delivery
  --email ADDRESS  leads of one person
  --since WHEN     a date (2026-03-01), a time (2026-03-01T12:00Z) or an age (7d, 12h)
  --until WHEN     likewise; up to but not including it
  --limit N        list: 50 unless told otherwise; export: all

Other options
  --state held     retry: release everything that looked like spam
  --dry-run        erase: only say what would be erased
  --json           answer as JSON
  --help           this text

It reads the same environment as the server (DATA_DIR or DATABASE_URL) and may run beside it.
`;
