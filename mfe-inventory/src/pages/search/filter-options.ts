import type { FacetOption, SearchReply } from "@forecourt/contracts/inventory";
import type { RangeName, SearchFilter } from "@forecourt/contracts/search-filter";
import type { SearchState } from "@forecourt/contracts/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { BodyStyle } from "@forecourt/contracts/vehicle";
import { colorFamilies } from "@forecourt/contracts/vehicle/vehicle-features";
import { fillText } from "@forecourt/remote-kit/site-context";
import { grouped } from "../../parts/grouped.ts";
import { isChosen, type ListKey, toggled, without } from "./filter-change.ts";
import { boundInWords, valueInWords } from "./filter-words.ts";
import { listLink } from "./list-links.ts";
import type { Option } from "./search-data.ts";

type Texts = Record<string, string>;

interface Offer {
  label: string;
  count: number;
  selected: boolean;
  /** The filter that the option leads to. */
  filter: SearchFilter;
}

/** An option as it is drawn: a link, unless it would find nothing. */
function optionOf(place: SearchState, texts: Texts, offer: Offer): Option {
  const { label, count, selected, filter } = offer;
  const { href, nofollow } = listLink(filter, place);
  const number = count === 1 ? "one" : "other";
  return {
    label,
    count,
    selected,
    href: count === 0 && !selected ? null : href,
    nofollow,
    counted: fillText(texts, `search.count.${number}`, { count: grouped(count) }),
  };
}

export function conditionOptions(
  place: SearchState,
  { facets }: SearchReply,
  { conditions, texts }: SiteContext,
): Option[] {
  const rest = without(place.filter, "condition");
  return conditions.flatMap((condition) => {
    const count = facets.condition.find(({ value }) => value === condition)?.count ?? 0;
    const selected = place.filter.condition === condition;
    const label = fillText(texts, `condition.${condition}`);
    const filter = selected ? rest : { ...rest, condition };
    return count === 0 && !selected
      ? []
      : optionOf(place, texts, { label, count, selected, filter });
  });
}

/** The values of a list with their cars. Makes and models are called as the inventory writes them. */
export function listOptions(
  place: SearchState,
  { facets }: SearchReply,
  key: ListKey,
  texts: Texts,
): Option[] {
  return facets[key].map((facet) => ({
    ...optionOf(place, texts, {
      label: labelOf(texts, key, facet),
      count: facet.count,
      selected: isChosen(place.filter, key, facet.value),
      filter: toggled(place.filter, key, facet.value),
    }),
    ...pictureOf(key, facet.value),
  }));
}

function labelOf(texts: Texts, key: ListKey, { value, label }: FacetOption): string {
  return key === "make" || key === "model" ? label : valueInWords(texts, key, value);
}

function pictureOf(key: ListKey, value: string): Pick<Option, "color" | "body"> {
  if (key === "bodyStyle") return { body: BodyStyle.parse(value) };
  if (key !== "exteriorColor" && key !== "interiorColor") return {};
  const color = colorFamilies.find((family) => family === value);
  return color ? { color } : {};
}

/** The offered steps of a bound, with the cars that each would show. */
export function boundOptions(
  place: SearchState,
  { bounds }: SearchReply,
  key: RangeName,
  texts: Texts,
): Option[] {
  const rest = without(place.filter, key);
  return bounds[key].map(({ value, count }) => {
    const selected = place.filter[key] === value;
    const label = boundInWords(texts, key, value);
    const filter = selected ? rest : { ...rest, [key]: value };
    return optionOf(place, texts, { label, count, selected, filter });
  });
}
