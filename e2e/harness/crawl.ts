import { setTimeout as sleep } from "node:timers/promises";
import { getFrom } from "./get.ts";
import { nodeFaults, nodesOf } from "./structured-data.ts";

/** A page that the crawl found. */
export interface CrawledPage {
  status: number;
  /** Target of its redirect; null = none. */
  redirect: string | null;
  /** Path and query of its first canonical link; null = it has none. */
  canonical: string | null;
  canonicals: number;
  /** Path and query of the page in each language, by `hreflang`; empty = it has one. */
  alternates: Record<string, string>;
  /** Faults of its structured data, a line each. */
  faults: string[];
  isIndexable: boolean;
  /** The page that linked it first. */
  from: string | null;
}

/** Pages requested at the same time. */
const concurrency = 4;
const maxTries = 10;

interface CrawlOptions {
  /** Stops after so many pages. */
  maxPages: number;
  /** Whether a link to this path and query is followed. */
  follows: (address: string) => boolean;
  /** Where it begins; missing = at `/`. */
  starts?: readonly string[];
}

/**
 * Crawls from `/`, or other `starts`, along links of this site that are not `nofollow` and that `robots.txt` allows. Returns
 * the pages by path and query.
 */
export async function crawl(
  origin: string,
  { maxPages, follows, starts = ["/"] }: CrawlOptions,
): Promise<Map<string, CrawledPage>> {
  const closed = disallowedBy((await getFrom(origin, "/robots.txt")).body);
  const pages = new Map<string, CrawledPage>();
  const from = new Map<string, string | null>(starts.map((one) => [one, null]));
  const visit = async (address: string): Promise<string[]> => {
    const { page, links } = await read(origin, address);
    pages.set(address, { ...page, from: from.get(address) ?? null });
    return links.flatMap((link) => {
      const { origin: site, pathname, search } = new URL(link, origin + address);
      const to = pathname + search;
      const isOpen = site === origin && !closed.some((path) => to.startsWith(path));
      if (!isOpen || from.has(to) || !follows(to)) return [];
      from.set(to, address);
      return [to];
    });
  };
  let next = [...starts];
  while (next.length > 0 && pages.size < maxPages) {
    const found: string[] = [];
    const queue = next.values();
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (const address of queue) found.push(...(await visit(address)));
      }),
    );
    next = found;
  }
  return pages;
}

function disallowedBy(robots: string): string[] {
  return [...robots.matchAll(/^Disallow: (\/\S*)/gm)].map(([, path = ""]) => path);
}

/** One page. Retries a 503, as a search engine does. */
async function read(origin: string, address: string) {
  for (let times = 1; ; times += 1) {
    const { status, location, body: html } = await getFrom(origin, address);
    if (status === 503 && times < maxTries) {
      await sleep(500);
      continue;
    }
    const redirect = location === "" ? null : location;
    const page = { status, redirect, ...headOf(html) };
    return { page, links: redirect === null ? linksIn(html) : [redirect] };
  }
}

function headOf(html: string) {
  const hrefs = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href);
  const canonical = hrefs[0] === undefined ? null : new URL(plain(hrefs[0]));
  return {
    canonical: canonical && canonical.pathname + canonical.search,
    canonicals: hrefs.length,
    alternates: alternatesIn(html),
    faults: nodesOf(html).flatMap(nodeFaults),
    isIndexable: !html.includes('name="robots" content="noindex'),
  };
}

function alternatesIn(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g);
  return Object.fromEntries(
    [...links].map(([, language = "", href = ""]) => {
      const { pathname, search } = new URL(plain(href));
      return [language, pathname + search];
    }),
  );
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*>/g)].flatMap(([tag]) => {
    const [, href] = /\shref="([^"]*)"/.exec(tag) ?? [];
    const isClosed = /\srel="[^"]*\bnofollow\b/.test(tag);
    return href === undefined || isClosed || /^[a-z]+:(?!\/\/)/.test(href) ? [] : [plain(href)];
  });
}

function plain(attribute: string): string {
  return attribute.replaceAll("&amp;", "&");
}
