export const usage = `usage: npm run mailbox [-- COMMAND]
  list          mails in DATA_DIR/mail and text messages in DATA_DIR/sms, newest last; the default
  read NUMBER   one of them, by its number in the list or its file's name; "last" is the newest
  sms           the whole text messages, newest last
Mails are written there while no mail server is configured (SMTP_URL), text messages while no provider
is (SMS_URL). Exit codes: 0 done, 1 there is no such mail, 2 wrong usage.`;
