import { paymentTermParameters } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import {
  listFilters,
  rangeFilters,
  type SearchFilter,
} from "@forecourt/contracts/areas/inventory/search/search-filter";
import { isIndexable } from "@forecourt/contracts/areas/inventory/search/search-indexing";
import type {
  ListState,
  SearchState,
} from "@forecourt/contracts/areas/inventory/search/search-path";
import { href } from "@forecourt/contracts/href";
import { zipParameter } from "@forecourt/contracts/paths/personal-parameters";
import type { HiddenField } from "./filter-data.ts";

/** A link to the first page of a filter's list, in the same order and on the same payment terms. */
export function listLink(filter: SearchFilter, { sort, terms, zip }: ListState) {
  return {
    href: href.search(filter, { sort, terms, zip }),
    nofollow: !isIndexable({ filter, sort, terms, zip, page: 1 }),
  };
}

/** The filter with nothing but its condition. */
export function conditionOnly({ condition }: SearchFilter): SearchFilter {
  return condition === undefined ? {} : { condition };
}

/** State of a search as hidden fields of a GET form, except the parameters that the form has fields for. */
export function hiddenFields(
  { filter, sort, terms, zip }: SearchState,
  except: readonly string[],
): HiddenField[] {
  const fields: HiddenField[] = [
    // An array becomes its values with commas between them.
    ...[...listFilters, ...rangeFilters].map(
      ({ key, name }): HiddenField => [name, String(filter[key] ?? "")],
    ),
    ["text", filter.text ?? ""],
    ...paymentTermParameters.map(({ key, name }): HiddenField => [name, String(terms[key] ?? "")]),
    [zipParameter, zip ?? ""],
    ["sort", sort ?? ""],
  ];
  return fields.filter(([name, value]) => value !== "" && !except.includes(name));
}
