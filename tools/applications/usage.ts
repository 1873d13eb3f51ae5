export const usage = `usage: npm run applications -- COMMAND --as NAME --code CODE --reason TEXT
  list [--dealer ID] [--find-ssn]     newest first, in the store's time, with the car and without anything that
                                      was typed; --find-ssn reads a social security number from standard input
  show NUMBER [--sheet]               an application with its ratios, its social security numbers masked; --sheet
                                      is one page of text: car, payments by term, ratios, what is missing
  export NUMBER... [--csv] [--out FILE]
                                      everything, as JSON or CSV, for a lender's system
  schema                              prints the JSON Schema of the export; needs no NAME and no CODE
  answer NUMBER ANSWER [--adverse TEXT]... [--terms TEXT] [--amount DOLLARS --months N --apr PERCENT [--down DOLLARS]]
         [--valid-until DAY] [--replace [--withdraw-accepted-offer]] [--preview]
                                      approved, counter-offer, declined, incomplete or withdrawn; --amount, --months
                                      and --apr are the loan: the applicant sees them with the payment. --down is the money
                                      down that it asks for, in place of what they stated. --terms, up to 500 characters,
                                      is shown above the loan: say there what the loan does not, such as papers to
                                      bring; --valid-until is the last day of a counter-offer,
                                      such as 2026-12-31; --replace changes an answer that was given, and the earlier
                                      one is kept; --withdraw-accepted-offer does so after the applicant accepted it;
                                      --preview prints what the applicant would read, and sends nothing
  desk                                takes these commands one after the other for 15 minutes after one code; each
                                      with its --reason, and without --as and --code
  enroll NAME                         prints the address for an authenticator app; the first needs no --as. A name
                                      has 2 to 40 lower-case letters, digits, dots and dashes, such as pat.moore
NAME and CODE are yours: the code is the one that your authenticator app shows. Every reading is logged with its
reason. The database and the keys are as for npm run vault. Exit codes: 0 done, 1 failed, 2 invalid usage.`;
