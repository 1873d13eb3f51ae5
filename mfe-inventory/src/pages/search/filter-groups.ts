import { href } from "@forecourt/contracts/href";
import type { FacetOption, SearchReply } from "@forecourt/contracts/inventory";
import type { PlaceFilter, SearchPlace } from "@forecourt/contracts/search-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { FilterGroup, Option } from "./search-data.ts";
import { boundsInWords } from "./search-words.ts";

type Texts = Record<string, string>;

const prices = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000];
const mileages = [15_000, 30_000, 60_000, 85_000, 100_000];

/** The filters of the rail; every option is a link to the list it leads to. */
export function filterGroups(
  place: SearchPlace,
  reply: SearchReply,
  site: SiteContext,
): FilterGroup[] {
  const { texts } = site;
  const { facets } = reply;
  const to = linkTo(place);
  const title = (id: string) => fillText(texts, `search.filter.${id}`);
  const conditions = facets.condition.filter(({ value }) =>
    site.conditions.some((one) => one === value),
  );
  return [
    {
      id: "condition",
      title: title("condition"),
      options: options(place, "condition", conditions, to, (value) =>
        fillText(texts, `condition.${value}`),
      ),
    },
    {
      id: "bodyStyle",
      title: title("bodyStyle"),
      options: options(place, "bodyStyle", facets.bodyStyle, to, (value) =>
        fillText(texts, `bodyStyle.${value}`),
      ),
    },
    { id: "make", title: title("make"), options: makes(place, facets.make, to) },
    { id: "model", title: title("model"), options: models(place, facets.model, to) },
    { id: "price", title: title("price"), options: bound(place, "priceMax", prices, texts, to) },
    {
      id: "mileage",
      title: title("mileage"),
      options: bound(place, "mileageMax", mileages, texts, to),
    },
  ].filter((group) => group.options.length > 0);
}

type LinkTo = (change: Partial<Record<keyof PlaceFilter, string | number | undefined>>) => string;

/** A link to the first page of the present filter with something changed or, as undefined, left out. */
function linkTo({ filter, sort }: SearchPlace): LinkTo {
  return (change) => {
    const entries = Object.entries({ ...filter, ...change }).filter(
      ([, value]) => value !== undefined,
    );
    return href.search(Object.fromEntries(entries), { sort });
  };
}

function options(
  { filter }: SearchPlace,
  key: "condition" | "bodyStyle",
  facet: FacetOption[],
  to: LinkTo,
  label: (value: string) => string,
): Option[] {
  return facet.map(({ value, count }) => {
    const selected = filter[key] === value;
    return {
      label: label(value),
      count,
      selected,
      href: to({ [key]: selected ? undefined : value }),
    };
  });
}

/** Another make leaves no model in force. */
function makes({ filter }: SearchPlace, facet: FacetOption[], to: LinkTo): Option[] {
  return facet.map(({ value, label, count }) => {
    const selected = filter.make === value;
    return {
      label,
      count,
      selected,
      href: to({ make: selected ? undefined : value, model: undefined }),
    };
  });
}

/** Models are offered once a make is chosen: a name alone may belong to several makes. */
function models({ filter }: SearchPlace, facet: FacetOption[], to: LinkTo): Option[] {
  if (!filter.make) return [];
  return facet.map(({ value, label, count }) => {
    const selected = filter.model === value;
    return { label, count, selected, href: to({ model: selected ? undefined : value }) };
  });
}

function bound(
  { filter }: SearchPlace,
  key: "priceMax" | "mileageMax",
  values: number[],
  texts: Texts,
  to: LinkTo,
): Option[] {
  return values.flatMap((value) =>
    boundsInWords({ [key]: value }).map(([word, words]) => {
      const selected = filter[key] === value;
      const label = fillText(texts, `search.filter.${word}`, words);
      return { label, count: null, selected, href: to({ [key]: selected ? undefined : value }) };
    }),
  );
}
