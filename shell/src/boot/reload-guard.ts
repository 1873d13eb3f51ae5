const storageKey = "forecourt:reloaded";
const minIntervalMs = 10_000;

/**
 * Loads `url` as a document, at most once per path per 10 s, so that a broken page does not reload
 * in a loop. Never resolves when the document is about to be replaced.
 */
export function reloadOnce(url: URL): Promise<never> {
  if (!mayReload(url.pathname, Date.now())) {
    return Promise.reject(new Error(`${url.pathname} failed again`));
  }
  location.assign(url);
  return new Promise(() => {});
}

/** True, and recorded, when `path` was not reloaded within the last 10 s. */
export function mayReload(path: string, now: number): boolean {
  const recent = readTimes().filter(([, at]) => now - at < minIntervalMs);
  if (recent.some(([reloaded]) => reloaded === path)) return false;
  sessionStorage.setItem(storageKey, JSON.stringify([...recent, [path, now]]));
  return true;
}

function readTimes(): [path: string, at: number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isTime) : [];
  } catch {
    return [];
  }
}

function isTime(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";
}
