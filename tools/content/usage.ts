export const usage = `usage: npm run content -- check [DEALER] [--language es]
  check          reads the settings, texts, contents and articles of every dealer, or of one and the defaults, as
                 the site does, and prints everything that it would refuse, and reviews of days to come, which it
                 leaves out: file, line, place, what was expected.
                 Where it would refuse nothing, notes say what may not be meant, what begins later, which files no
                 page shows, which pictures are too large, how many texts are not translated, and which
                 translations have other headings and paragraphs than the English text
  --language es  lists instead what is not translated into this language, so that pages in it show English, and
                 translations of English texts that are not there any more or have other headings: of the named
                 dealer, or of all whose sites have the language
The folder is DEALERS_DIR, by default dealers. A running site goes on with the last good files of a dealer.
Exit codes: 0 nothing wrong, notes or not, 1 something is, 2 invalid usage.`;
