/** The modules that a built container exposes, as its entry lists them. */
export function exposedModules(entry: string): string[] {
  // The name occurs before, where it is read.
  const start = entry.search(/initializeExposesData\s*=\s*\{/);
  const end = entry.indexOf("shareScope", start);
  if (start < 0 || end < 0) return [];
  const list = entry.slice(start, end);
  return [...list.matchAll(/["']?(\.{0,2}[\w./-]+)["']?\s*:\s*(?:\(\)\s*=>|function\b)/g)].map(
    ([, name = ""]) => name,
  );
}
