/** How often an open page requests the number of the live build (ms). The specification states no interval. */
const intervalMs = 5 * 60_000;

/**
 * Asks now and then which build is live, while the page is visible, and calls `onNew` once it is another one than the
 * document's: its next navigation loads a document. A request that fails says nothing.
 */
export function watchBuilds(record: string, onNew: () => void): void {
  let askedAt = Date.now();
  const timer = setInterval(look, intervalMs);
  document.addEventListener("visibilitychange", look);
  function look(): void {
    if (document.hidden || Date.now() - askedAt < intervalMs) return;
    askedAt = Date.now();
    void latestBuild().then((latest) => {
      if (latest === null || latest === record) return;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      onNew();
    });
  }
}

/** The id of the live build; null = not known. */
async function latestBuild(): Promise<string | null> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: "no-store" });
    const { id }: { id?: unknown } = response.ok ? await response.json() : {};
    return typeof id === "string" ? id : null;
  } catch {
    return null;
  }
}
