import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import {
  type FilterKey,
  type ListKey,
  listFilters,
  type SearchFilter,
} from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { excludedLabels } from "./excluded-labels.ts";
import {
  choiceLabel,
  inSentence,
  isNamed,
  type NamedKey,
  withFeature,
  withRanges,
} from "./filter-labels.ts";
import { listedCars } from "./listed-cars.ts";

type Texts = Record<string, string>;

/** Selected makes and models as the inventory writes them, selected stores, and excluded values. */
export type Names = Record<NamedKey, string[]>;

/** Names of the selected makes and models, from the reply's options, and of the selected stores. */
export function namesInReply(
  filter: SearchFilter,
  reply: SearchReply,
  { stores, texts }: Pick<SiteContext, "stores" | "texts">,
): Names {
  const { facets } = reply;
  const named = (options: { value: string; label: string }[], values: string[] = []) =>
    values.map((value) => options.find((one) => one.value === value)?.label ?? value);
  return {
    make: named(facets.make, filter.make),
    model: named(facets.model, filter.model),
    store: named(
      stores.map(({ id, name }) => ({ value: id, label: name })),
      filter.store,
    ),
    excluded: excludedLabels(filter, reply, texts),
  };
}

/** What is listed: "Used Mitsubishi SUVs under $20,000", "Cars (red, 4 doors)". */
export function listTitle(texts: Texts, filter: SearchFilter, names: Names): string {
  const cars = withRanges(texts, listedCars(texts, filter, names), filter);
  const [feature, ...others] = filter.feature ?? [];
  const isSingle = feature !== undefined && others.length === 0;
  const what = isSingle ? withFeature(texts, cars, feature) : cars;
  const values = otherValues(texts, filter, names).filter(
    ({ key }) => key !== "feature" || !isSingle,
  );
  if (values.length === 0) return what;
  if (values.length > mostNamed)
    return fillText(texts, "search.what.filters", { what, count: values.length });
  const named = values.map(({ label }) => label).join(", ");
  return fillText(texts, "search.what.values", { what, values: named });
}

/** Of more values than these, only their number is named. */
const mostNamed = 3;

/** Lists that are part of the name of the cars. */
const namedByCars: readonly ListKey[] = ["bodyStyle", "make", "model"];

/** The values that a title adds in parentheses, as written within a sentence. */
function otherValues(texts: Texts, filter: SearchFilter, names: Names) {
  const lists = listFilters.filter(({ key }) => !namedByCars.includes(key));
  const values: { key: FilterKey; label: string }[] = lists.flatMap((declared) =>
    (filter[declared.key] ?? []).map((value: string, index) => {
      const { key } = declared;
      const label = choiceLabel(declared, value, isNamed(key) ? names[key][index] : "", texts);
      return { key, label: key === "store" ? label : inSentence(label, value) };
    }),
  );
  if (filter.text === undefined) return values;
  const label = fillText(texts, "search.filter.text", { text: filter.text });
  return [...values, { key: "text" as const, label }];
}
