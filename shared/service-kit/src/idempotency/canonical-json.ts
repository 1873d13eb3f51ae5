/** JSON with sorted keys: equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, one: unknown) => (isPlain(one) ? inOrder(one) : one));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Without a prototype, so that a field called `__proto__` is a normal field. */
function inOrder(value: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(value).sort();
  return Object.assign(
    Object.create(null),
    Object.fromEntries(names.map((name) => [name, value[name]])),
  );
}
