/** Request of a reply to a text message; `unread` = people would have to read the reply. */
export type ReplyKeyword = "stop" | "start" | "help" | "unread";

/** Opt-out words of CTIA and of 47 CFR 64.1200(a)(10). */
const stopWords = new Set(
  "stop stopall unsubscribe cancel end quit revoke optout remove".split(" "),
);
const startWords = new Set("start unstop yes resume".split(" "));
const helpWords = new Set("help info".split(" "));

/** Other wordings of an opt-out, which count as well. */
const stopPhrases =
  /^stop\b(?! by\b)|\bstop (?:texting|messaging|contacting|sending)\b|\b(?:do not|dont|don't) (?:text|message|contact)\b|\b(?:opt|opting) out\b|\bunsubscribe\b|\bremove me\b|\bno more texts\b|\bleave me alone\b/;

export function replyKeyword(body: string): ReplyKeyword {
  const text = body.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();
  const word = text.replace(/[^a-z]/g, "");
  if (stopWords.has(word) || stopPhrases.test(text)) return "stop";
  if (startWords.has(word)) return "start";
  return helpWords.has(word) ? "help" : "unread";
}
