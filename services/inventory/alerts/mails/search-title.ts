import { parseExcluded } from "@forecourt/contracts/areas/inventory/search/excluded-values";
import type { SearchFilter } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { excludedLabels } from "@forecourt/contracts/areas/inventory/search-words/excluded-labels";
import { listTitle } from "@forecourt/contracts/areas/inventory/search-words/list-title";
import type { SiteContext } from "@forecourt/contracts/site";
import type { DealerIndex } from "@forecourt/search-index";

/** "Used Mitsubishi SUVs under $20,000", the title of the page of the search. */
export function searchTitle(
  filter: SearchFilter,
  { cars, site }: { cars: DealerIndex; site: Pick<SiteContext, "texts" | "stores"> },
): string {
  const { makes } = cars.vocabulary;
  const models = makes.flatMap((make) => make.models);
  const named = (options: readonly { slug: string; name: string }[], slugs: string[] = []) =>
    slugs.map((slug) => options.find((one) => one.slug === slug)?.name ?? slug);
  const nameOf = (excluded: string) => {
    const { key, value } = parseExcluded(excluded) ?? {};
    return (key === "make" ? makes : models).find(({ slug }) => slug === value)?.name;
  };
  const stores = site.stores.map(({ id, name }) => ({ slug: id, name }));
  return listTitle(site.texts, filter, {
    make: named(makes, filter.make),
    model: named(models, filter.model),
    store: named(stores, filter.store),
    excluded: excludedLabels(filter, nameOf, site.texts),
  });
}
