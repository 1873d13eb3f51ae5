import { href } from "@forecourt/contracts/href";
import { paymentTermParameters } from "@forecourt/contracts/payment-term-parameters";
import { listFilters, rangeFilters, type SearchFilter } from "@forecourt/contracts/search-filter";
import { isIndexable } from "@forecourt/contracts/search-indexing";
import { defaultSort, type SearchState } from "@forecourt/contracts/search-path";

/** Where a filter leads from a place: its first page, in the same order and on the same terms. */
export function listLink(
  filter: SearchFilter,
  { sort, terms }: Pick<SearchState, "sort" | "terms">,
) {
  return {
    href: href.search(filter, { sort, terms }),
    nofollow: !isIndexable({ filter, sort, terms, page: 1 }),
  };
}

/** The place without its filters; the condition is where the list stands, and stays. */
export function scopeOf({ condition }: SearchFilter): SearchFilter {
  return condition === undefined ? {} : { condition };
}

/** What a GET form of a place keeps: all of it as parameters, except what the form itself asks for. */
export function keptFields(
  { filter, sort, terms }: SearchState,
  asked: readonly string[],
): [name: string, value: string][] {
  const all: [string, string][] = [
    ...listFilters.map(({ key, name }): [string, string] => [name, (filter[key] ?? []).join(",")]),
    ...rangeFilters.map(({ key, name }): [string, string] => [name, String(filter[key] ?? "")]),
    ["text", filter.text ?? ""],
    ...paymentTermParameters.map(({ key, name }): [string, string] => [
      name,
      String(terms[key] ?? ""),
    ]),
    ["sort", sort === defaultSort ? "" : sort],
  ];
  return all.filter(([name, value]) => value !== "" && !asked.includes(name));
}
