/**
 * A social security number with dashes, dots or spaces, which letters may touch ("SSN123-45-6789");
 * groups that are never issued are left out.
 */
const ssnPattern =
  /(?<!\d)(?!000|666|9\d\d)\d{3}(\s?[\p{Dash_Punctuation}.]\s?|\s)(?!00)\d{2}\1(?!0000)\d{4}(?!\d)/gu;

/**
 * Replaces the social security numbers in every text of `input`, which is otherwise unchanged: people
 * type them into messages, and they must not be stored or mailed.
 */
export function redactSocialSecurityNumbers<T>(input: T): T {
  return JSON.parse(JSON.stringify(input), (_name, value: unknown) =>
    typeof value === "string" ? value.replace(ssnPattern, "***-**-****") : value,
  );
}
