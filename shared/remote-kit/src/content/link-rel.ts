/** The `rel` of a link within the site: a page with a parameter is a variant, which search engines need not read. */
export function linkRel(href: string): "nofollow" | undefined {
  return href.includes("?") ? "nofollow" : undefined;
}
