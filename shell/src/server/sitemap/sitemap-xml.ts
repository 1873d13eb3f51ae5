const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Namespace of the links to a page in other languages, which Google reads. */
const xhtml = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** One URL of a sitemap (sitemaps.org). */
export interface SitemapEntry {
  path: string;
  /** `YYYY-MM-DD`; omitted when unknown. */
  lastModified?: string;
  changeFrequency: "daily" | "weekly";
  /** From 0 to 1, relative to the site's other URLs. */
  priority: number;
  /** The page in each language, itself too, and `x-default`; missing = the site has one language. */
  alternates?: readonly { language: string; path: string }[];
}

/** A sitemap as a stream: one string per batch. */
export async function* sitemapXml(
  origin: string,
  batches: AsyncIterable<SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${declaration}<urlset ${namespace} ${xhtml}>`;
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
  {
    path,
    lastModified: changedOn,
    changeFrequency: changes,
    priority,
    alternates = [],
  }: SitemapEntry,
): string {
  const changed = changedOn === undefined ? "" : `<lastmod>${escapeXml(changedOn)}</lastmod>`;
  const rest = `<changefreq>${changes}</changefreq><priority>${priority.toFixed(1)}</priority>`;
  const links = alternates.map(({ language, path: other }) => {
    const href = escapeXml(new URL(other, origin).href);
    return `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${href}"/>`;
  });
  return `<url>${locXml(origin, path)}${changed}${rest}${links.join("")}</url>`;
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
