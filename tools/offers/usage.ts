export const usage = `usage: npm run offers -- COMMAND [--dealer DEALER] [--store STORE]
  list [--from D] [--to D] [--state S] [--all]
                  the offers that were made then, the last 30 days by default; S is open, kept, booked, inspected,
                  bought, declined, expired or replaced; --all has those that were replaced before they were kept
  day [--date D]  the drop-offs of a day, today by default, with what matters at the inspection
  show ID         the appraisal sheet of an offer
  explain ID      derives the offer again from its stored inputs and rules, prints every line of every version, and
                  compares the result with the one that the seller saw
  inspect ID --by NAME [--found "what"]... [--odometer MILES] [--vin VIN]
                  records an inspection; without --found, the car is as its seller described it; what you read
                  at the car is compared with what the seller stated
  revise ID --by NAME --line "reason=amount"... [--send]
                  prints the new version that the lines make of the first one; with --send, records it and mails
                  it to the seller; amounts in dollars with their sign: -250, +100.50
  accept ID --by NAME [--payment cash-now|more-cash-later] [--despite-vin] [--despite-odometer]
                  the store buys the car; the seller's choice by default, and cash now of a trade-in; a VIN of
                  another car and more miles than the offer allows stop it, unless you go on despite them
  decline ID --by NAME --reason "why" [--by-seller]
                  the store does not buy the car, and the seller gets a mail with the reason; or the seller keeps it
  feeds [--renew] prints the addresses of the calendars of drop-offs, after giving that of --store a new one
D is 2026-12-01, by the store's clock; ID is T-7K4M-2PXD, in any case and without hyphens, too. The database is that of the site: DATABASE_URL, or else
DATA_DIR. Mails are sent by the running site. Exit codes: 0 done, 1 not possible, not found or different, 2 invalid usage.`;
