export const usage = `usage: npm run vault -- COMMAND
  rotate                       wrap every data key with the current master key, while the site runs
  verify [--noted AREA:SEQ:HASH]...
                               check the access logs; --noted compares with a head that was noted earlier
  dispose [--dry-run]          destroy the keys of applications whose retention of 25 months has ended, and
                               resumes after two years
Each command is for both vaults: credit applications (financing) and resumes (company). The databases are
DATABASE_URL, or financing.sqlite and company.sqlite in DATA_DIR; the keys are VAULT_KEYS, VAULT_KMS_URL, or the
file vault-keys in DATA_DIR. Exit codes: 0 done, 1 failed or a broken log, 2 invalid usage.`;
