/**
 * Paths that the platform serves, and below which no area has a page: the gateway itself, but for the sitemap and its
 * sources, which are the shell's. Their routes are written with these, and a dealer's redirect from one of them is
 * refused when it is loaded.
 */
export const platformPaths = {
  alive: "/livez",
  ready: "/readyz",
  metrics: "/metrics",
  images: "/_ipx",
  api: "/api",
  /** The parts of the sitemap as JSON, by the names of the specification. */
  sitemapSources: "/api/___sitemaps___",
  /** Fragments by themselves, as JSON. */
  islands: "/__island",
  /** Redirects to the page that a visitor comes from, in another language. */
  language: "/_language",
  /** Shows a release before it is live, by a signed link. */
  preview: "/__preview",
  /** Request with which an open page notices a new build, by the names of the specification. */
  builds: "/builds",
  localChat: "/demo-chat",
  releases: "/remotes",
  dealerAssets: "/assets",
  robots: "/robots.txt",
  favicon: "/favicon.ico",
  /** Files with cars for other companies, of the inventory service. */
  feeds: "/feeds",
  sitemap: "/sitemap.xml",
} as const;

/** The platform path that `path` is or is below; null = none. */
export function platformPathOf(path: string): string | null {
  const all: string[] = Object.values(platformPaths);
  return all.find((one) => path === one || path.startsWith(`${one}/`)) ?? null;
}
