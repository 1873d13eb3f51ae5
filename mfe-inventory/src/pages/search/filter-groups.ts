import { href } from "@forecourt/contracts/href";
import type { FacetOption, SearchReply } from "@forecourt/contracts/inventory";
import type { SearchFilter } from "@forecourt/contracts/search-filter";
import type { SearchPlace } from "@forecourt/contracts/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { isChosen, type ListKey, toggled, without } from "./filter-change.ts";
import type { FilterGroup, Option } from "./search-data.ts";
import { boundsInWords } from "./search-words.ts";

type Texts = Record<string, string>;

/** The filters of the rail; every option is a link to the list it leads to. */
export function filterGroups(
  place: SearchPlace,
  reply: SearchReply,
  site: SiteContext,
): FilterGroup[] {
  const { texts } = site;
  const { facets } = reply;
  const { filter } = place;
  const to = linkTo(place);
  const conditions = facets.condition.filter(({ value }) =>
    site.conditions.some((one) => one === value),
  );
  const list = (key: ListKey, label?: (value: string) => string) =>
    facets[key].map((option) => optionOf(place, key, option, to, label));
  const groups: Record<string, Option[]> = {
    condition: conditions.map(({ value, count }) => {
      const selected = filter.condition === value;
      const condition = site.conditions.find((one) => one === value);
      const next = without(filter, "condition");
      return {
        label: fillText(texts, `condition.${value}`),
        count,
        selected,
        href: to(selected || !condition ? next : { ...next, condition }),
      };
    }),
    bodyStyle: list("bodyStyle", (value) => fillText(texts, `bodyStyle.${value}`)),
    make: list("make"),
    // A name alone may belong to several makes.
    model: filter.make?.length === 1 ? list("model") : [],
    price: bound(place, "priceMax", reply, texts, to),
    mileage: bound(place, "mileageMax", reply, texts, to),
  };
  return Object.entries(groups).flatMap(([id, options]) =>
    options.length === 0 ? [] : [{ id, title: fillText(texts, `search.filter.${id}`), options }],
  );
}

type LinkTo = (filter: SearchFilter) => string;

/** A link to the first page of another filter, in this order and on these terms. */
function linkTo({ sort, terms }: SearchPlace): LinkTo {
  return (filter) => href.search(filter, { sort, terms });
}

function optionOf(
  { filter }: SearchPlace,
  key: ListKey,
  { value, label, count }: FacetOption,
  to: LinkTo,
  word: (value: string) => string = () => label,
): Option {
  const selected = isChosen(filter, key, value);
  return { label: word(value), count, selected, href: to(toggled(filter, key, value)) };
}

function bound(
  { filter }: SearchPlace,
  key: "priceMax" | "mileageMax",
  { bounds }: SearchReply,
  texts: Texts,
  to: LinkTo,
): Option[] {
  return bounds[key].flatMap(({ value, count }) =>
    boundsInWords({ [key]: value }).map(([word, words]) => {
      const selected = filter[key] === value;
      const label = fillText(texts, `search.filter.${word}`, words);
      const rest = without(filter, key);
      return { label, count, selected, href: to(selected ? rest : { ...rest, [key]: value }) };
    }),
  );
}
