export const help = `Manage stored leads.

Usage: npm run leads -- <command> [options]

Commands
  list                     leads, newest first, to --output FILE or standard output
  show ID                  one lead with its message and deliveries
  export --format csv|json all leads that match, to --output FILE or standard output
  retry [ID]               send what a lead has held, set aside or waiting now, or all that was set aside
  resend ID                send a lead to all its desks again, delivered or not
  discard ID --reason WHY  end a lead's deliveries that were not sent; the reason is kept
  erase ID                 remove one lead from the store and from mail files
  erase --email ADDRESS    remove a person from the store and from mail files
  backup FOLDER            add a backup to a folder; the server may be running
  restore FOLDER|FILE      put the newest backup, or the one with that file, into an empty store
  prepare                  make the pages of the edition in force, before a new release is started
  test-mail [DESK|ADDRESS] send a test mail to all desks, or to one, and print the mail server's replies
  test-webhook             call the webhook once, without a lead, and print the receiver's reply
  report-failure WHAT      mail DIGEST_TO, or MAIL_FROM, that something failed; for supervisors
  trust-clock              confirm that the clock is right, after "clock_doubted" in the log

Filters for list and export
  --type TYPE      partner, provider, client, investor or "not specified"
  --state STATE    held, waiting, sending, sent, set_aside or discarded: leads with such a delivery
  --email ADDRESS  leads of one person
  --since WHEN     a date (2026-03-01), a time (2026-03-01T12:00Z) or an age (7d, 12h)
  --until WHEN     likewise; up to but not including it
  --limit N        default: 50 for list, all for export

Other options
  --state STATE    retry: send all that are held, set_aside or waiting
  --reason WHY     discard: a few words, without personal data
  --keep N         backup: remove all but the newest N files of leads in the folder
  --dry-run        erase: only show what would be erased
  --merge          restore: add the missing leads to a store that has some
  --partial        restore: what can be read of a damaged backup
  --json           print JSON
  --help           this text

It reads the same settings as the server and may run at the same time.
`;
