export const usage = `usage: npm run backup -- TO [--keys] [--releases]
Writes the databases, unsent and stored messages and the dealers' configuration into the folder TO, which is new or
empty, while the site runs. Each database is stored as it was at one moment.
  --keys       with the files vault-keys and signing-secret of DATA_DIR, which a site without VAULT_KEYS and
               SIGNING_SECRET has made. Without it, keep them elsewhere: a backup with its keys is open to whoever
               finds it.
  --releases   with the release store, which can also be built from source
It reads DATABASE_URL, or the files in DATA_DIR, and DEALERS_DIR and RELEASES_DIR. Stored pictures and logs are left
out: they are made anew. Exit codes: 0 done, 1 failed, 2 invalid usage.`;
