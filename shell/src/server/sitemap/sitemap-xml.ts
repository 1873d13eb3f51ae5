const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** One URL of a sitemap (sitemaps.org). */
export interface SitemapEntry {
  path: string;
  /** `YYYY-MM-DD`; omitted when unknown. */
  lastModified?: string;
  changeFrequency: "daily" | "weekly";
  /** From 0 to 1, relative to the site's other URLs. */
  priority: number;
}

/** A sitemap as a stream: one string per batch. */
export async function* sitemapXml(
  origin: string,
  batches: AsyncIterable<SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${declaration}<urlset ${namespace}>`;
  for await (const batch of batches) yield batch.map((entry) => urlXml(origin, entry)).join("");
  yield "</urlset>";
}

/** A sitemap index of `paths`. */
export function sitemapIndexXml(origin: string, paths: readonly string[]): string {
  const sitemaps = paths.map((path) => `<sitemap>${locXml(origin, path)}</sitemap>`);
  return `${declaration}<sitemapindex ${namespace}>${sitemaps.join("")}</sitemapindex>`;
}

function urlXml(
  origin: string,
  { path, lastModified: changedOn, changeFrequency: changes, priority }: SitemapEntry,
): string {
  const changed = changedOn === undefined ? "" : `<lastmod>${escapeXml(changedOn)}</lastmod>`;
  const rest = `<changefreq>${changes}</changefreq><priority>${priority.toFixed(1)}</priority>`;
  return `<url>${locXml(origin, path)}${changed}${rest}</url>`;
}

function locXml(origin: string, path: string): string {
  return `<loc>${escapeXml(new URL(path, origin).href)}</loc>`;
}

function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&apos;",
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
