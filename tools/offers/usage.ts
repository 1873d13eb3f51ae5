export const usage = `usage: npm run offers -- explain ID
  explain ID     derives the offer with this id or number again from its stored inputs and rules, prints every
                 line, and compares the result with the one that the seller saw
The database is that of the site: DATABASE_URL, or else DATA_DIR. Exit codes: 0 the same to the cent, 1 different or
not found, 2 invalid usage.`;
