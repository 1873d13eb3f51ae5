import type {
  SearchFilter,
  SearchPaymentTerms,
} from "@forecourt/contracts/areas/inventory/search/search-filter";
import { href } from "@forecourt/contracts/href";
import { fillText } from "@forecourt/remote-kit/site-context";

export interface Crumb {
  label: string;
  /** Missing on the page itself. */
  href?: string;
}

/** Breadcrumbs of a list: Home / Cars For Sale / Used Cars For Sale. `terms` are those of the address. */
export function listBreadcrumbs(
  condition: SearchFilter["condition"],
  texts: Record<string, string>,
  terms: SearchPaymentTerms = {},
): Crumb[] {
  const crumbs: Crumb[] = [
    { label: fillText(texts, "breadcrumb.home"), href: href.page("company", "home") },
    { label: fillText(texts, "breadcrumb.all"), href: href.search({}, { terms }) },
  ];
  if (!condition) return crumbs;
  return [
    ...crumbs,
    {
      label: fillText(texts, `breadcrumb.${condition}`),
      href: href.search({ condition }, { terms }),
    },
  ];
}

/** Breadcrumbs of a search; `what` is its title when it has more filters than a condition. */
export function searchBreadcrumbs(
  filter: SearchFilter,
  what: string,
  texts: Record<string, string>,
): Crumb[] {
  const crumbs = listBreadcrumbs(filter.condition, texts);
  const narrower = Object.keys(filter).some((key) => key !== "condition");
  if (narrower) return [...crumbs, { label: what }];
  return crumbs.map((crumb, index) =>
    index === crumbs.length - 1 ? { label: crumb.label } : crumb,
  );
}
