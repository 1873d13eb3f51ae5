import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { breadcrumbList } from "@forecourt/remote-kit/structured-data/breadcrumb-list";
import type { Crumb } from "@forecourt/ui/navigation/breadcrumbs";

/**
 * Breadcrumbs of the page at `path` for search engines, which require at least two: a page without a parent is below
 * the home page.
 */
export function breadcrumbNode(
  trail: readonly Crumb[],
  path: string,
  { origin, name }: Pick<SiteContext, "origin" | "name">,
): object {
  const home = { label: name, href: href.page("company", "home") };
  return breadcrumbList(trail.length > 1 ? trail : [home, ...trail], origin + path, origin);
}
