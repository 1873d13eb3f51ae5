import { z } from "zod";

/** The address of another company's service. Plain http only for this machine, for tests. */
export const externalUrl = z
  .url()
  .refine(
    (url) => /^https:|^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(url),
    "expected https://…",
  );

/** The address that paths of such a service are appended to, without a slash at its end. */
export const externalBaseUrl = externalUrl.transform((url) => url.replace(/\/$/, ""));

/** The token that another company's service knows this site by. */
export const externalToken = z.string().min(8, "expected at least 8 characters");

/**
 * An external service with its token; null = no address is configured.
 * @param name of the two variables, without `_URL` and `_TOKEN`
 * @throws Error that names the missing variable
 */
export function withToken(
  url: string | undefined,
  token: string | undefined,
  name: string,
): { url: string; token: string } | null {
  if (url === undefined) return null;
  if (token === undefined) throw missingVariables(`${name}_URL`, `${name}_TOKEN`);
  return { url, token };
}

/** The error of a variable that needs others. */
export function missingVariables(variable: string, needed: string): Error {
  return new Error(`The environment is not usable:\n  ${variable}: needs ${needed}`);
}
