import type { SitemapEntry } from "./sitemap-xml.ts";

/** One part of the sitemap: the number of its URLs, and the URLs as a stream. */
export interface Source {
  total: number;
  batches: AsyncIterable<SitemapEntry[]>;
}
