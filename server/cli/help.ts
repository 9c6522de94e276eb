export const help = `Look after the leads that visitors sent.

Usage: npm run leads -- <command> [options]

Commands
  list                     leads, newest first
  show ID                  one lead with its message and deliveries
  export --format csv|json all leads that match, to --output FILE or standard output
  retry [ID]               send again what was set aside or held: of one lead, or all set aside
  resend ID                send a lead to all its desks again, also where it was sent
  erase --email ADDRESS    remove a person from the store and from mail files
  backup FOLDER            add the leads to a folder of backups, beside a running server
  restore FOLDER|FILE      bring back what is missing from the newest backup, or from one file
  trust-clock              after "clock_doubted" in the log: the clock is right, go on

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
