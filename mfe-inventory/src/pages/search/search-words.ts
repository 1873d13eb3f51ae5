import type { SearchReply } from "@forecourt/contracts/inventory";
import type { SearchFilter } from "@forecourt/contracts/search-filter";
import { fillText } from "@forecourt/remote-kit/site-context";
import { grouped } from "../../parts/grouped.ts";

type Texts = Record<string, string>;

/** Makes and models as the inventory writes them. */
export interface Names {
  make: string[];
  model: string[];
}

/** Reads the names of the filter's makes and models from the reply's options. */
export function namesOf(filter: SearchFilter, { facets }: SearchReply): Names {
  const labels = (options: { value: string; label: string }[], values: string[] = []) =>
    values.map((value) => options.find((one) => one.value === value)?.label ?? value);
  return { make: labels(facets.make, filter.make), model: labels(facets.model, filter.model) };
}

/** What is listed, in words: "Used SUVs under $20,000". */
export function whatIsListed(texts: Texts, filter: SearchFilter, names: Names): string {
  const text = (key: string, values: Record<string, string> = {}) => fillText(texts, key, values);
  const condition = filter.condition ? text(`condition.${filter.condition}`) : "";
  const make = names.make.join(", ");
  const model = names.model.join(", ");
  let what = text(`search.what.${filter.condition ?? "all"}`);
  if (make && model) what = text("search.what.model", { condition, make, model });
  else if (make) what = text("search.what.make", { condition, make });
  if (filter.bodyStyle) {
    const bodyStyle = filter.bodyStyle.map((one) => text(`bodyStyle.${one}`)).join(", ");
    what = text("search.what.bodyStyle", { condition: make ? what : condition, bodyStyle });
  }
  for (const [key, bound] of boundsInWords(filter)) {
    what = text(`search.what.${key}`, { what, ...bound });
  }
  return what.trim();
}

/** A bound of the filter as one chip says it: "Under $20,000". */
export function boundsInWords(filter: SearchFilter) {
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
