import type { FacetOption, SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import {
  FacetName,
  type ListKey,
  type RangeName,
  type SearchFilter,
} from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { SearchState } from "@forecourt/contracts/areas/inventory/search/search-path";
import {
  isNamed,
  rangeLabel,
  valueLabel,
} from "@forecourt/contracts/areas/inventory/search-words/filter-labels";
import { colorFamilies } from "@forecourt/contracts/areas/inventory/vehicle-features";
import type { SiteContext } from "@forecourt/contracts/site";
import { BodyStyle } from "@forecourt/contracts/vehicle";
import { fillText } from "@forecourt/remote-kit/site-context";
import { storeWithMiles } from "../../parts/store-miles-text.ts";
import { isSelected, toggled, without } from "./filter-change.ts";
import type { FilterOption, LoadedOption } from "./filter-data.ts";
import { listLink } from "./list-links.ts";

type Texts = Record<string, string>;

interface OptionState {
  label: string;
  count: number;
  selected: boolean;
  /** The filter that the option leads to. */
  filter: SearchFilter;
}

/** An option as it is drawn: a link, unless it would find nothing. */
function toOption(state: SearchState, option: OptionState): LoadedOption {
  const { label, count, selected, filter } = option;
  const { href, nofollow } = listLink(filter, state);
  return {
    label,
    count,
    selected,
    href: count === 0 && !selected ? null : href,
    nofollow,
  };
}

export function conditionOptions(
  state: SearchState,
  { facets }: SearchReply,
  { conditions, texts }: SiteContext,
): LoadedOption[] {
  const rest = without(state.filter, "condition");
  return conditions.flatMap((condition) => {
    const count = facets.condition.find(({ value }) => value === condition)?.count ?? 0;
    const selected = state.filter.condition === condition;
    const label = fillText(texts, `condition.${condition}`);
    const filter = selected ? rest : { ...rest, condition };
    return count === 0 && !selected ? [] : toOption(state, { label, count, selected, filter });
  });
}

/** A list whose values are counted, so that they can be offered. */
type CountedKey = ListKey & FacetName;

export function isCounted(key: ListKey): key is CountedKey {
  return FacetName.safeParse(key).success;
}

/** The values of a list with their numbers of cars. */
export function listOptions(
  state: SearchState,
  { facets }: SearchReply,
  key: CountedKey,
  texts: Texts,
): LoadedOption[] {
  return facets[key].map((facet) => ({
    ...toOption(state, {
      label: facetLabel(texts, key, facet),
      count: facet.count,
      selected: isSelected(state.filter, key, facet.value),
      filter: toggled(state.filter, key, facet.value),
    }),
    ...optionPicture(key, facet.value),
  }));
}

/** The dealer's stores with their numbers of cars; none where a list is of one store. */
export function storeOptions(
  state: SearchState,
  { stores, distances }: SearchReply,
  site: SiteContext,
): LoadedOption[] {
  return stores.map(({ value, count }) =>
    toOption(state, {
      label: storeWithMiles(
        site.stores.find(({ id }) => id === value)?.name ?? value,
        distances[value],
        site.texts,
      ),
      count,
      selected: isSelected(state.filter, "store", value),
      filter: toggled(state.filter, "store", value),
    }),
  );
}

function facetLabel(texts: Texts, key: ListKey, { value, label }: FacetOption): string {
  return isNamed(key) ? label : valueLabel(texts, key, value);
}

function optionPicture(key: ListKey, value: string): Pick<FilterOption, "color" | "body"> {
  if (key === "bodyStyle") return { body: BodyStyle.parse(value) };
  if (key !== "exteriorColor" && key !== "interiorColor") return {};
  const color = colorFamilies.find((family) => family === value);
  return color ? { color } : {};
}

/** The offered upper bounds with their numbers of cars. */
export function rangeOptions(
  state: SearchState,
  { bounds }: SearchReply,
  key: RangeName,
  texts: Texts,
): LoadedOption[] {
  const rest = without(state.filter, key);
  return bounds[key].map(({ value, count }) => {
    const selected = state.filter[key] === value;
    const label = rangeLabel(texts, key, value);
    const filter = selected ? rest : { ...rest, [key]: value };
    return toOption(state, { label, count, selected, filter });
  });
}
