const storageKey = "forecourt.finishedPopups";
const most = 50;

/** The window; its storage may be forbidden, which is found out by asking for it. */
type Browser = Pick<Window, "localStorage">;

/** Ids of pop-ups that are done or were removed; what is not a list of ids counts as none. */
export function loadFinishedPopups(browser: Browser): string[] {
  try {
    return idsOf(JSON.parse(browser.localStorage.getItem(storageKey) ?? "[]"));
  } catch {
    return [];
  }
}

/** Adds `ids` to what is kept, which another window may have changed; a browser may refuse to. */
export function saveFinishedPopups(browser: Browser, ids: readonly string[]): void {
  const all = [...new Set([...loadFinishedPopups(browser), ...ids])].slice(-most);
  try {
    browser.localStorage.setItem(storageKey, JSON.stringify(all));
  } catch {
    // Storage is full or switched off: it is known for as long as the document.
  }
}

/** Calls `take` with what another window keeps from now on. The given function ends it. */
export function onFinishedInOtherTab(
  browser: Window,
  take: (ids: readonly string[]) => void,
): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === storageKey) take(loadFinishedPopups(browser));
  };
  browser.addEventListener("storage", listener);
  return () => browser.removeEventListener("storage", listener);
}

function idsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter((id): id is string => typeof id === "string" && /^[a-z0-9-]{1,40}$/.test(id))
    .slice(-most);
}
