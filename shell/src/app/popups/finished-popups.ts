const storageKey = "forecourt.finishedPopups";
const maxIds = 50;

/** A window; the access to `localStorage` itself may throw. */
type Browser = Pick<Window, "localStorage">;

/** Loads the ids of finished pop-ups; anything stored that is not a list of ids counts as none. */
export function loadFinishedPopups(browser: Browser): string[] {
  try {
    return idsOf(JSON.parse(browser.localStorage.getItem(storageKey) ?? "[]"));
  } catch {
    return [];
  }
}

/** Adds `ids` to the stored ones, which another tab may have changed. Ignores blocked storage. */
export function saveFinishedPopups(browser: Browser, ids: readonly string[]): void {
  const all = [...new Set([...loadFinishedPopups(browser), ...ids])].slice(-maxIds);
  try {
    browser.localStorage.setItem(storageKey, JSON.stringify(all));
  } catch {
    // Storage is full or blocked: the ids last as long as the document.
  }
}

/** Calls `onChange` when another tab changes the stored ids. Returns a function that unsubscribes. */
export function onFinishedInOtherTab(
  browser: Window,
  onChange: (ids: readonly string[]) => void,
): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key === storageKey) onChange(loadFinishedPopups(browser));
  };
  browser.addEventListener("storage", listener);
  return () => browser.removeEventListener("storage", listener);
}

function idsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter((id): id is string => typeof id === "string" && /^[a-z0-9-]{1,40}$/.test(id))
    .slice(-maxIds);
}
