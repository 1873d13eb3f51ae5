/**
 * The code of a system error ("ENOENT"), or null when `error` carries none. Asks for no class: what
 * Node throws is not an `Error` of a test's own realm.
 */
export function errorCode(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}
