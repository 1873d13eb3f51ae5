/** A social security number with its dashes; groups that are never issued are left out. */
const ssnPattern = /\b(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}\b/g;

/**
 * Replaces the social security numbers in every text of `input`, which is otherwise unchanged: people
 * type them into messages, and they must not be stored or mailed.
 */
export function redactSocialSecurityNumbers<T>(input: T): T {
  return JSON.parse(JSON.stringify(input), (_name, value: unknown) =>
    typeof value === "string" ? value.replace(ssnPattern, "***-**-****") : value,
  );
}
