import type { SitemapEntry } from "./sitemap-xml.ts";

/** One part of the sitemap as a JSON array: one string per batch. */
export async function* sitemapJson(
  origin: string,
  batches: AsyncIterable<SitemapEntry[]>,
): AsyncGenerator<string> {
  let separator = "[";
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield separator + batch.map((entry) => JSON.stringify(urlOf(origin, entry))).join(",");
    separator = ",";
  }
  yield separator === "[" ? "[]" : "]";
}

/** With the names of the sitemap protocol. */
function urlOf(
  origin: string,
  { path, lastModified: lastmod, changeFrequency: changefreq, priority }: SitemapEntry,
): object {
  return { loc: new URL(path, origin).href, lastmod, changefreq, priority };
}
