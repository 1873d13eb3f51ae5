import type { ComposeContext } from "./compose-context.ts";

/** What stands before the subject of a suspected lead, for people and for the rules of a mailbox. */
const mark = "[Suspected spam]";

/** The subject of a lead's mail. */
export function markedSubject(subject: string, { suspicion }: ComposeContext): string {
  return suspicion.length > 0 ? `${mark} ${subject}` : subject;
}

/** Says in the mail why it is marked; undefined where it is not. */
export function suspicionNote({ suspicion }: ComposeContext): string | undefined {
  if (suspicion.length === 0) return undefined;
  return `The website marked this inquiry as suspected spam: ${suspicion.join(", ")}.`;
}
