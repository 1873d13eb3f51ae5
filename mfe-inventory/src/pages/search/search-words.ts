import type { SearchReply } from "@forecourt/contracts/inventory";
import type { SearchFilter } from "@forecourt/contracts/search-filter";
import { fillText } from "@forecourt/remote-kit/site-context";
import { valueInWords, withBounds, withFeature } from "./filter-words.ts";

type Texts = Record<string, string>;

/** Makes and models as the inventory writes them. */
export interface Names {
  make: string[];
  model: string[];
}

/** More values than this are counted instead of named in a heading. */
const named = 2;

/** Reads the names of the filter's makes and models from the reply's options. */
export function namesOf(filter: SearchFilter, { facets }: SearchReply): Names {
  const labels = (options: { value: string; label: string }[], values: string[] = []) =>
    values.map((value) => options.find((one) => one.value === value)?.label ?? value);
  return { make: labels(facets.make, filter.make), model: labels(facets.model, filter.model) };
}

/**
 * What is listed, in words: "Used Mitsubishi SUVs under $20,000". Colours, fuels and the like are left
 * to the chips: they make no heading.
 */
export function whatIsListed(texts: Texts, filter: SearchFilter, names: Names): string {
  const text = (key: string, values: Record<string, string> = {}) => fillText(texts, key, values);
  const condition = filter.condition ? text(`condition.${filter.condition}`) : "";
  const make = eitherOf(texts, "makes", names.make);
  const model = eitherOf(texts, "models", names.model);
  let what = text(`search.what.${filter.condition ?? "all"}`);
  if (make && model) what = text("search.what.model", { condition, make, model });
  else if (make) what = text("search.what.make", { condition, make });
  if (filter.bodyStyle) {
    const words = filter.bodyStyle.map((one) => valueInWords(texts, "bodyStyle", one));
    const bodyStyle = eitherOf(texts, "bodyStyles", words);
    what = text("search.what.bodyStyle", { condition: make ? what : condition, bodyStyle });
  }
  what = withBounds(texts, what, filter);
  const [feature, ...others] = filter.feature ?? [];
  if (feature && others.length === 0) what = withFeature(texts, what, feature);
  return what.trim();
}

/** "Honda or Toyota", "5 makes". */
function eitherOf(texts: Texts, what: string, names: string[]): string {
  const [first = "", second] = names;
  if (names.length > named) return fillText(texts, `search.what.${what}`, { count: names.length });
  return second === undefined ? first : fillText(texts, "search.what.or", { first, second });
}
