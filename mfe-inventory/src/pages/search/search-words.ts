import type { SearchReply } from "@forecourt/contracts/inventory";
import type { PlaceFilter } from "@forecourt/contracts/search-path";
import { fillText } from "@forecourt/remote-kit/site-context";
import { grouped } from "../../parts/grouped.ts";

type Texts = Record<string, string>;

/** Make and model as the inventory writes them. */
export interface Names {
  make: string | null;
  model: string | null;
}

/** Reads the names of the filter's make and model from the reply's options. */
export function namesOf(filter: PlaceFilter, { facets }: SearchReply): Names {
  const label = (options: { value: string; label: string }[], value: string | undefined) =>
    value === undefined ? null : (options.find((one) => one.value === value)?.label ?? value);
  return { make: label(facets.make, filter.make), model: label(facets.model, filter.model) };
}

/** What is listed, in words: "Used SUVs under $20,000". */
export function whatIsListed(texts: Texts, filter: PlaceFilter, { make, model }: Names): string {
  const text = (key: string, values: Record<string, string> = {}) => fillText(texts, key, values);
  const condition = filter.condition ? text(`condition.${filter.condition}`) : "";
  let what = text(`search.what.${filter.condition ?? "all"}`);
  if (make && model) what = text("search.what.model", { condition, make, model });
  else if (make) what = text("search.what.make", { condition, make });
  if (filter.bodyStyle) {
    const bodyStyle = text(`bodyStyle.${filter.bodyStyle}`);
    what = text("search.what.bodyStyle", { condition: make ? what : condition, bodyStyle });
  }
  for (const [key, bound] of boundsInWords(filter)) {
    what = text(`search.what.${key}`, { what, ...bound });
  }
  return what.trim();
}

/** A bound of the filter as one chip says it: "Under $20,000". */
export function boundsInWords(filter: PlaceFilter) {
  const words: [
    key: "priceOver" | "priceUnder" | "mileageUnder",
    values: Record<string, string>,
  ][] = [];
  const { priceMin, priceMax, mileageMax } = filter;
  if (priceMin !== undefined) words.push(["priceOver", { price: `$${grouped(priceMin)}` }]);
  if (priceMax !== undefined) words.push(["priceUnder", { price: `$${grouped(priceMax)}` }]);
  if (mileageMax !== undefined) words.push(["mileageUnder", { mileage: grouped(mileageMax) }]);
  return words;
}
