export const usage = `usage: npm run import -- --dealer ID [--store ID | --market] --mapping FILE [options] FEED
       npm run import -- guess FEED
       npm run import -- fetch --dealer ID [--store ID]
       npm run import -- history --dealer ID [--store ID]
       npm run import -- undo --dealer ID [--store ID]
  --dealer ID         the dealer of the cars
  --store ID          the dealer's store; default: its main store
  --market            FEED has listings of other sellers, for price ratings
  --source ID         with --market: where they were listed; default: the mapping's name.
                      Replaces earlier listings of the same source
  --mapping FILE      mapping of columns to facts, see services/inventory/import/README.md
  --date YYYY-MM-DD   the day of the feed; default: today, UTC
  --snapshot DAY      import one day of a feed with many snapshots
  --every-snapshot    import all days in order, in one transaction
  --report FILE       write every refused row to FILE as JSON lines
  --force REASON      import a feed that is odd, or older than the last one; the history
                      of a store's imports keeps the reason
  --unconfigured      accept a dealer or store without configuration
  --dry-run           print what would change, without changing it
FEED is CSV, TSV, JSON, JSON lines or XML, plain, gzipped or zipped. guess proposes a mapping: it prints the
file, and notes on it to the standard error. fetch imports the feed that the store's configuration names, now.
history lists the last imports, undo takes the last one back. Exit codes: 0 imported, 1 refused or held, 2 invalid usage.`;
