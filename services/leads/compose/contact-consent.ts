import { textVersion } from "@forecourt/domain/text-version";

/** The sentence on calls and texts that a form showed, as recorded with its lead. */
export interface ContactConsent {
  version: string;
  /** Null = the dealer has changed the sentence since the form was rendered. */
  text: string | null;
}

/** The sentences that forms show: that of shoppers, and that of people who apply for a job. */
const sentences = ["leadForm.consent", "careers.consent"];

/**
 * What a form says of the sentence that it showed, which was in one of these texts: each store has its own. Undefined =
 * it showed none.
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
