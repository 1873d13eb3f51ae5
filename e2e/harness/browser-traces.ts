import type { Page } from "@playwright/test";

/** What a browser stores of a site and has requested, as text that can be compared. */
export interface BrowserTraces {
  /** `name` of each; of consent cookies `name=value`. */
  cookies: string[];
  stored: string[];
  /** Host and kind of path, each once. */
  requests: string[];
}

/** Starts to record the requests of `page`; the returned function reads all traces so far. */
export function recordTraces(page: Page): () => Promise<BrowserTraces> {
  const requests = new Set<string>();
  page.on("request", (request) => {
    const { hostname, pathname } = new URL(request.url());
    const kind = /^\/(?:api\/[\w-]+\/[\w-]+|remotes|_ipx|assets)/.exec(pathname)?.[0] ?? "page";
    requests.add(`${hostname} ${kind}`);
  });
  return async () => {
    const cookies = await page.context().cookies();
    const stored = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    return {
      cookies: cookies
        .map(({ name, value }) => (name.endsWith("Cookies") ? `${name}=${value}` : name))
        .sort(),
      stored: stored.sort(),
      requests: [...requests].sort(),
    };
  };
}
