export const usage = `usage: npm run import -- --dealer ID [--store ID | --market] --mapping FILE [options] FEED
  --dealer ID         whose cars these are
  --store ID          which of the dealer's stores; default: its main store
  --market            FEED is what other sellers ask, to compare the dealer's prices with
  --source ID         of --market: where they were listed; default: the mapping's name.
                      The same source again takes the place of its earlier listings
  --mapping FILE      which column is what, see services/inventory/import/README.md
  --date YYYY-MM-DD   the day of the feed; default: today, UTC
  --snapshot DAY      of a feed with many snapshots, the one of that day
  --every-snapshot    all of them, in the order of their days, in one transaction
  --report FILE       write every refused row to FILE as JSON lines
  --force             import also what looks like a mistake: most cars gone, or an older feed
  --dry-run           say what would happen, change nothing
FEED is CSV, TSV or JSON lines, plain or gzipped. Exit codes: 0 imported, 1 refused, 2 wrong usage.`;

/** The command was called wrongly. */
export class UsageError extends Error {
  override name = "UsageError";
}
