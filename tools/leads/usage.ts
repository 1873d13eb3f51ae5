export const usage = `usage: npm run leads -- COMMAND
  dead [--personal]        list dead-lettered mails, oldest first
  retry (--all | ID...)    retry dead-lettered mails for another day
  held [--personal]        list quarantined mails of suspected leads, oldest first
  release (--all | ID...)  send quarantined mails
  dead-texts [--personal]  list dead-lettered text messages, oldest first
  retry-texts (--all | ID...)
                           retry dead-lettered text messages that have not expired; one that was
                           interrupted while it was being sent may arrive twice
Lists contain no personal data; --personal adds recipient, subject and text.
The database is DATABASE_URL, or leads.sqlite in DATA_DIR. Exit codes: 0 done, 1 failed or an ID that
is not in the list, 2 invalid usage.`;
