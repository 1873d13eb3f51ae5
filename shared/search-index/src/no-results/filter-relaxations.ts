import type { FilterRelaxation } from "@forecourt/contracts/areas/inventory/contracts";
import {
  type FilterKey,
  SearchFilter,
} from "@forecourt/contracts/areas/inventory/search/search-filter";
import { type Bits, intersect } from "../bits/bits.ts";
import { selectionOf } from "../bits/selection.ts";
import type { SearchRequest } from "../search/search-request.ts";
import { nearestBound } from "./nearest-bound.ts";
import type { FilterRows } from "./no-results.ts";

/** Limit for single filters and for pairs. */
const MAX_RELAXATIONS = 6;
/** Only this many filters are paired, to bound the work. */
const MAX_PAIRED_FILTERS = 10;

const filterKeys = SearchFilter.keyof().options;

/**
 * Suggestions for a search without results, most vehicles first: a bound moved to the nearest value with
 * a match, or a filter removed; if no single change helps, two filters removed. Removing a make also
 * removes its models.
 */
export function filterRelaxations(
  request: SearchRequest,
  offered: Bits,
  obstacles: readonly FilterRows[],
): FilterRelaxation[] {
  const without = (...left: FilterKey[]): Bits => {
    const bits = offered.slice();
    for (const { key, bits: matching } of obstacles) {
      const isLeft = left.includes(key) || (key === "model" && left.includes("make"));
      if (!isLeft) intersect(bits, matching);
    }
    return bits;
  };
  const missedKeys = filterKeys.filter((key) => obstacles.some((one) => one.key === key));
  const single = missedKeys.flatMap((key): FilterRelaxation[] => {
    const found = without(key);
    const total = selectionOf(found).count;
    return total === 0 ? [] : [nearestBound(request, key, found) ?? { key, value: null, total }];
  });
  return mostVehiclesFirst(
    single.length > 0 ? single : pairs(missedKeys.slice(0, MAX_PAIRED_FILTERS), without),
  );
}

function pairs(
  missedKeys: readonly FilterKey[],
  without: (...left: FilterKey[]) => Bits,
): FilterRelaxation[] {
  return missedKeys.flatMap((key, at) =>
    missedKeys.slice(at + 1).flatMap((and): FilterRelaxation[] => {
      const total = selectionOf(without(key, and)).count;
      return total === 0 ? [] : [{ key, value: null, and, total }];
    }),
  );
}

function mostVehiclesFirst(found: readonly FilterRelaxation[]): FilterRelaxation[] {
  return found.toSorted((left, right) => right.total - left.total).slice(0, MAX_RELAXATIONS);
}
