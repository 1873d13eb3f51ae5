export const usage = `usage: npm run restore -- FROM [--check] [--replace] [--data-only]
Brings back what npm run backup has written to the folder FROM: into the databases of DATABASE_URL or DATA_DIR, and
into DATA_DIR, DEALERS_DIR and RELEASES_DIR. The site must not run. Everything is checked first; each table is
compared with the backup before it counts. The other engine, and an older version of the site, can be restored from.
  --check       read the whole backup and write nothing
  --replace     remove what is in the databases first: all tables whose names begin with an area, such as
                inventory_vehicles. Without it, databases that are not empty are refused.
  --data-only   leave the dealers' configuration and the release store as they are
Exit codes: 0 done, 1 refused or failed, 2 invalid usage.`;
