import { setTimeout as sleep } from "node:timers/promises";

/** A page that a crawler came to. */
export interface CrawledPage {
  status: number;
  /** Where it was sent on to; null = it was answered here. */
  redirect: string | null;
  /** Path and query that the page says are its own; null = it says nothing. */
  canonical: string | null;
  isIndexable: boolean;
  /** The page that linked it first. */
  from: string | null;
}

/** Pages asked for at the same time. */
const atOnce = 4;
const patience = 10;

/**
 * Goes from `/` to every page that a link leads to which may be followed: of this site, not `nofollow`,
 * and allowed by `robots.txt`. By path and query; stops after `most` pages.
 */
export async function crawl(origin: string, most: number): Promise<Map<string, CrawledPage>> {
  const closed = disallowedBy(await (await fetch(`${origin}/robots.txt`)).text());
  const pages = new Map<string, CrawledPage>();
  const from = new Map<string, string | null>([["/", null]]);
  const visit = async (address: string): Promise<string[]> => {
    const { page, links } = await read(origin, address);
    pages.set(address, { ...page, from: from.get(address) ?? null });
    return links.flatMap((link) => {
      const { origin: site, pathname, search } = new URL(link, origin + address);
      const to = pathname + search;
      const isOpen = site === origin && !closed.some((path) => to.startsWith(path));
      if (!isOpen || from.has(to)) return [];
      from.set(to, address);
      return [to];
    });
  };
  let next = ["/"];
  while (next.length > 0 && pages.size < most) {
    const found: string[] = [];
    const queue = next.values();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
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

/** One page; a site that is busy is asked again, as a polite crawler does. */
async function read(origin: string, address: string) {
  for (let times = 1; ; times += 1) {
    const answer = await fetch(origin + address, {
      redirect: "manual",
      // Nothing is gained by packing thousands of pages for the same machine.
      headers: { "accept-encoding": "identity" },
    });
    const html = await answer.text();
    if (answer.status === 503 && times < patience) {
      await sleep(500);
      continue;
    }
    const redirect = answer.headers.get("location");
    const page = { status: answer.status, redirect, ...headOf(html) };
    return { page, links: redirect === null ? linksIn(html) : [redirect] };
  }
}

function headOf(html: string) {
  const [, said] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const canonical = said === undefined ? null : new URL(plain(said));
  return {
    canonical: canonical && canonical.pathname + canonical.search,
    isIndexable: !html.includes('name="robots" content="noindex'),
  };
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
