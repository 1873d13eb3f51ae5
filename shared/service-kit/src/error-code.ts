/**
 * The code of a system error ("ENOENT"), or null. It does not use `instanceof`: Node's errors are
 * not of a Jest realm's `Error` class.
 */
export function errorCode(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}
