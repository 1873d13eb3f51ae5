const storageKey = "forecourt:reloaded";
const pauseMs = 10_000;

/**
 * Loads `url` as a document, at most once per path per 10 s, so that a page whose files are broken
 * does not reload for ever. Never resolves when the document is about to be replaced.
 */
export function reloadOnce(url: URL, now = Date.now()): Promise<never> {
  const last = readLast();
  if (last?.path === url.pathname && now - last.at < pauseMs) {
    return Promise.reject(new Error(`${url.pathname} failed again within ${pauseMs / 1000} s`));
  }
  sessionStorage.setItem(storageKey, JSON.stringify({ path: url.pathname, at: now }));
  location.assign(url);
  return new Promise(() => {});
}

function readLast(): { path: string; at: number } | null {
  const stored = sessionStorage.getItem(storageKey);
  return stored === null ? null : JSON.parse(stored);
}
