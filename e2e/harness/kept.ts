import type { Page } from "@playwright/test";

/** What a browser keeps of a site and has asked for, in words that can be compared. */
export interface Kept {
  /** `name` of each; of the consent's own cookies `name=value`. */
  cookies: string[];
  stored: string[];
  /** Host and the first part of the path, each once. */
  requests: string[];
}

/** Begins to list what `page` asks for; the answer tells what is there by then. */
export function listKept(page: Page): () => Promise<Kept> {
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
