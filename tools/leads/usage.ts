export const usage = `usage: npm run leads -- COMMAND
  dead [--personal]      mails that were given up, oldest first
  retry (--all | ID...)  try mails that were given up once more, for another day
  held [--personal]      mails of suspected leads that are held back, oldest first
  release (--all | ID...)  send mails that are held back
Lists name no person; --personal adds recipient, subject and text.
The database is DATABASE_URL, or leads.sqlite in DATA_DIR. Exit codes: 0 done, 1 failed or an ID that
is not in the list, 2 wrong usage.`;

/** The command was called wrongly. */
export class UsageError extends Error {
  override name = "UsageError";
}
