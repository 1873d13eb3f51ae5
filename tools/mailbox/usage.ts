export const usage = `usage: npm run mailbox [-- COMMAND]
  list          the mails in DATA_DIR/mail, newest last; the default
  read NUMBER   one of them, by its number in the list or its file's name; "last" is the newest
Mails are written there while no mail server is configured (SMTP_URL). Exit codes: 0 done, 1 there is
no such mail, 2 wrong usage.`;
