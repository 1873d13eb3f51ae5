/** The host of a Host header in lower case, without port and final dot; null when it is invalid. */
export function hostOf(header: string | undefined): string | null {
  const found = /^(\[[0-9a-f:]+\]|[a-z0-9._-]+?)\.?(?::\d{1,5})?$/.exec(
    (header ?? "").toLowerCase(),
  );
  return found?.[1] ?? null;
}
