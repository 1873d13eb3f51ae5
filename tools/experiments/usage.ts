export const usage = `usage: npm run experiments -- COMMAND [--dealer ID]
  list                every experiment with its days, variants and what counts as success
  check               reads the files; exit code 1 and a line for each problem
  report NAME         visitors, conversions and rate by variant; the difference to the first variant with an interval
                      that may be looked at every day; and whether each variant got the visitors that it should have
The files are dealers/ID/experiments/NAME.json (docs/experiments.md); DEALERS_DIR names another folder. The database is
DATABASE_URL, or visitor.sqlite in DATA_DIR. Exit codes: 0 done, 1 failed, 2 invalid usage.`;
