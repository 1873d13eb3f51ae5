import type { FacetOption, SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import type { SearchFilter } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import {
  dollars,
  valueLabel,
} from "@forecourt/contracts/areas/inventory/search-words/filter-labels";
import { listTitle } from "@forecourt/contracts/areas/inventory/search-words/list-title";
import type { SiteContext } from "@forecourt/contracts/site";
import { BodyStyle } from "@forecourt/contracts/vehicle";
import { fillText } from "@forecourt/remote-kit/site-context";
import { conditionOnly, listLink } from "../../features/search-filters/list-links.ts";
import type { LinkSection } from "./search-data.ts";

const maxBodyStyles = 3;
const maxMakes = 3;

/** Popular searches of this inventory, where nothing of a text was understood. */
export function searchIdeas(
  { filter, terms, zip }: SearchState,
  { facets, bounds }: SearchReply,
  site: SiteContext,
): LinkSection {
  const { texts } = site;
  const scope = conditionOnly(filter);
  const idea = (label: string, more: SearchFilter, sort: SearchState["sort"] = null) => ({
    label,
    ...listLink({ ...scope, ...more }, { sort, terms, zip }),
  });
  const makes = mostFirst(facets.make).slice(0, maxMakes);
  const bodyStyles = mostFirst(facets.bodyStyle).slice(0, maxBodyStyles);
  const step = bounds.priceMax.find(({ count }) => count > 0);
  const isOffered = (key: "feature" | "deal", value: string) =>
    facets[key].some((one) => one.value === value && one.count > 0);
  const threeRows: SearchFilter = { bodyStyle: ["suvs"], feature: ["third-row-seating"] };
  const title = (more: SearchFilter) =>
    listTitle(texts, { ...scope, ...more }, { make: [], model: [], store: [], excluded: [] });
  return {
    title: fillText(texts, "search.ideas.title"),
    links: [
      ...bodyStyles.map(({ value }) =>
        idea(valueLabel(texts, "bodyStyle", value), { bodyStyle: [BodyStyle.parse(value)] }),
      ),
      ...(step
        ? [
            idea(fillText(texts, "search.ideas.under", { value: dollars(step.value) }), {
              priceMax: step.value,
            }),
          ]
        : []),
      ...(isOffered("feature", "third-row-seating") ? [idea(title(threeRows), threeRows)] : []),
      ...(isOffered("deal", "great-price") && site.showPriceRatings
        ? [idea(valueLabel(texts, "deal", "great-price"), { deal: ["great-price"] })]
        : []),
      idea(fillText(texts, "search.sort.mpg"), {}, "mpg"),
      ...makes.map(({ value, label }) => idea(label, { make: [value] })),
      idea(fillText(texts, "search.ideas.all"), {}),
    ],
  };
}

function mostFirst(options: readonly FacetOption[]) {
  return options.toSorted((left, right) => right.count - left.count);
}
