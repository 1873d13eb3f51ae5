export const usage = `usage: npm run vault -- COMMAND
  rotate                       wrap every data key with the current master key, while the site runs
  verify [--noted SEQ:HASH]    check the access log; --noted compares with a head that was noted earlier
  dispose [--dry-run]          destroy the keys of applications whose retention of 25 months has ended
The database is DATABASE_URL, or financing.sqlite in DATA_DIR; the keys are VAULT_KEYS, VAULT_KMS_URL, or the
file vault-keys in DATA_DIR. Exit codes: 0 done, 1 failed or a broken log, 2 invalid usage.`;
