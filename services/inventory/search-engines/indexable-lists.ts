import type { SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import type { SearchFilter } from "@forecourt/contracts/areas/inventory/search/search-filter";
import {
  isIndexable,
  mayBeNarrowed,
} from "@forecourt/contracts/areas/inventory/search/search-indexing";
import { Condition } from "@forecourt/contracts/vehicle";

type Options = Pick<SearchReply, "total" | "facets" | "bounds">;

/** The filters that may be added to a list, in the order of an address: one for each option that has a car. */
const additions: readonly ((options: Options) => SearchFilterPart[])[] = [
  ({ facets }) => valuesOf(facets.bodyStyle).map((value) => ({ bodyStyle: [value] })),
  ({ facets }) => valuesOf(facets.make).map((value) => ({ make: [value] })),
  ({ facets }) => valuesOf(facets.model).map((value) => ({ model: [value] })),
  ({ bounds }) => valuesOf(bounds.priceMax).map((priceMax) => ({ priceMax })),
  ({ bounds }) => valuesOf(bounds.mileageMax).map((mileageMax) => ({ mileageMax })),
  ({ facets }) => valuesOf(facets.feature).map((value) => ({ feature: [value] })),
];

/** Options are the contract's own values as text. */
type SearchFilterPart = { [K in keyof SearchFilter]?: number | string[] };

function valuesOf<V>(options: readonly { value: V; count: number }[]): V[] {
  return options.filter(({ count }) => count > 0).map(({ value }) => value);
}

/** A list, and the position of the first filter that may be added to it, so that each pair is met once. */
interface Step {
  filter: SearchFilter;
  from: number;
}

/**
 * Every indexable list with a car, each once: of all cars and of each condition, then those with one filter more, then
 * with two. Waits for `pause` before each search.
 */
export async function indexableLists(
  optionsOf: (filter: SearchFilter) => Options,
  pause: () => Promise<void>,
): Promise<SearchFilter[]> {
  const found: SearchFilter[] = [];
  for (const scope of [{}, ...Condition.options.map((condition) => ({ condition }))]) {
    await pause();
    const options = optionsOf(scope);
    if (options.total === 0) continue;
    const steps = [{ filter: scope, from: 0 }, ...narrower({ filter: scope, from: 0 }, options)];
    for (const step of steps.slice(1)) {
      if (step.from === additions.length || !mayBeNarrowed(step.filter)) continue;
      await pause();
      steps.push(...narrower(step, optionsOf(step.filter)));
    }
    found.push(...steps.map(({ filter }) => filter));
  }
  return found;
}

function narrower({ filter, from }: Step, options: Options): Step[] {
  return additions.slice(from).flatMap((partsOf, index) =>
    partsOf(options)
      .map((part) => ({ filter: { ...filter, ...part } as SearchFilter, from: from + index + 1 }))
      .filter(({ filter: list }) => isIndexable({ filter: list, sort: null, page: 1, terms: {} })),
  );
}
