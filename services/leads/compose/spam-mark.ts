import type { ComposeContext } from "./compose-context.ts";

/** Prefix of the subject of suspected spam, for people and for mailbox rules. */
const spamPrefix = "[Suspected spam]";

/** The subject of a mail, with the prefix if the lead may be spam. */
export function subjectWithSpamMark(subject: string, { spamReasons }: ComposeContext): string {
  return spamReasons.length > 0 ? `${spamPrefix} ${subject}` : subject;
}

/** The sentence in the mail that states why it is marked; undefined = it is not marked. */
export function spamNote({ spamReasons }: ComposeContext): string | undefined {
  if (spamReasons.length === 0) return undefined;
  return `The website marked this inquiry as suspected spam: ${spamReasons.join(", ")}.`;
}
