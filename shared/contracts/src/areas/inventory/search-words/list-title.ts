import { fillText } from "@forecourt/domain/fill-text";
import {
  type FilterKey,
  type ListKey,
  listFilters,
  type SearchFilter,
} from "../search/search-filter.ts";
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

/** Largest number of values that a title names; of more, it gives only the number. */
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
