/** A social security number as it is written: no other number of the country has these groups. */
const written = /\b(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}\b/g;

/**
 * What was sent without the social security numbers that people type into messages: they are neither
 * mailed nor kept. Everything else is as it was.
 */
export function withoutSocialSecurityNumbers<T>(sent: T): T {
  return JSON.parse(JSON.stringify(sent), (_name, value: unknown) =>
    typeof value === "string" ? value.replace(written, "***-**-****") : value,
  );
}
