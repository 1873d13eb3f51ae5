const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** One address of the site, as the sitemap protocol describes it. */
export interface SitemapEntry {
  path: string;
  /** `YYYY-MM-DD`; left out where nothing is known. */
  changedOn?: string;
  changes: "daily" | "weekly";
  /** From 0 to 1, beside the site's other addresses. */
  priority: number;
}

/** A sitemap, piece by piece: one piece a batch. */
export async function* sitemapXml(
  origin: string,
  batches: AsyncIterable<SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${declaration}<urlset ${namespace}>`;
  for await (const batch of batches) yield batch.map((entry) => urlXml(origin, entry)).join("");
  yield "</urlset>";
}

/** An index of the sitemaps at `paths`. */
export function sitemapIndexXml(origin: string, paths: readonly string[]): string {
  const sitemaps = paths.map((path) => `<sitemap>${locXml(origin, path)}</sitemap>`);
  return `${declaration}<sitemapindex ${namespace}>${sitemaps.join("")}</sitemapindex>`;
}

function urlXml(origin: string, { path, changedOn, changes, priority }: SitemapEntry): string {
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
