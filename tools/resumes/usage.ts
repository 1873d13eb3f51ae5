export const usage = `usage: npm run resumes -- COMMAND --as NAME --code CODE --reason TEXT
  list [--dealer ID]          newest first, without anything that was typed
  export ID [--out FILE]      writes a resume to FILE, default ID.pdf, ID.doc or ID.docx, and prints whose it is
  enroll NAME                 prints the address for an authenticator app; the first needs no --as. A name has
                              2 to 40 lower-case letters, digits, dots and dashes, such as pat.moore
NAME and CODE are yours: the code is the one that your authenticator app shows. Every reading is logged with its
reason. The database is DATABASE_URL, or company.sqlite in DATA_DIR; the keys are as for npm run vault. Exit codes:
0 done, 1 failed, 2 invalid usage.`;
