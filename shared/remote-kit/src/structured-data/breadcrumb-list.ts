/** Breadcrumbs of a page as a schema.org BreadcrumbList; `own` is the URL of the last crumb, which has no `href`. */
export function breadcrumbList(
  trail: readonly { label: string; href?: string }[],
  own: string,
  origin: string,
): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, href: path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: path === undefined ? own : origin + path,
    })),
  };
}
