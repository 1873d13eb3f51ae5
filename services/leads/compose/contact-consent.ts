import { textVersion } from "@forecourt/domain/text-version";

/** The sentence on calls and texts that a form showed, as recorded with its lead. */
export interface ContactConsent {
  version: string;
  /** Null = the dealer has changed the sentence since the form was rendered. */
  text: string | null;
}

/**
 * Keys of the sentences that forms show: the sentence for shoppers, and the sentence for people who apply for a job.
 */
const sentences = ["leadForm.consent", "careers.consent"];

/**
 * The form's statement about the consent sentence that it showed, in one of these texts: each store has its own
 * sentence. Undefined = the form showed none.
 */
export function contactConsentOf(
  version: string | undefined,
  ...shown: readonly Readonly<Record<string, string>>[]
): ContactConsent | undefined {
  if (version === undefined || version === "") return undefined;
  const inForce = shown.flatMap((texts) => sentences.map((key) => texts[key] ?? ""));
  return { version, text: inForce.find((text) => textVersion(text) === version) ?? null };
}

/** The sentence and its version, for the mail to the dealer. */
export function contactConsentNote(consent: ContactConsent | undefined): string | undefined {
  if (!consent) return undefined;
  const { version, text } = consent;
  const quoted = text === null ? "" : `: “${text}”`;
  return `Consent to calls and texts (version ${version})${quoted}`;
}
