import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { Crumb } from "@forecourt/ui/navigation/breadcrumbs";

/** Breadcrumbs of a page below the page about the company, which a dealer may have switched off. */
export function companyTrail(
  { texts, pages }: Pick<SiteContext, "texts" | "pages">,
  ...below: readonly Crumb[]
): Crumb[] {
  const about = { label: fillText(texts, "menu.ourCompany"), href: href.page("company", "about") };
  return [...(pages["ourCompany"] === true ? [about] : []), ...below];
}
