import type { FacetOption, SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import type {
  FacetName,
  SearchFilter,
} from "@forecourt/contracts/areas/inventory/search/search-filter";
import {
  BodyStyle,
  Condition,
  Drivetrain,
  FuelType,
  Transmission,
} from "@forecourt/contracts/vehicle";
import { slug } from "@forecourt/domain/slug";
import { countIn } from "../bits/selection.ts";
import type { NamesBySlug } from "../dealer/names.ts";
import type { Matches } from "../filters/matches.ts";
import {
  type GroupFacet,
  groupFacets,
  requiresAll,
  type SetFacet,
  setFacets,
} from "../rows/fields.ts";
import type { SearchRequest } from "../search/search-request.ts";
import type { Counts } from "./facet-counts.ts";

/** Facets to count. Models only after a make or model is chosen, because there may be thousands. */
export function facetsToCount({ make, model }: SearchFilter): GroupFacet[] {
  return groupFacets.filter((facet) => facet !== "model" || make || model);
}

/** Options with at least one vehicle, and the chosen options. */
export function facetOptions(request: SearchRequest, matches: Matches): SearchReply["facets"] {
  const { cars, filter } = request;
  const { condition, bodyStyle, fuelType, drivetrain, transmission } = filter;
  return {
    condition: optionsInOrder(
      Condition.options,
      matches.counts("condition"),
      condition && [condition],
    ),
    bodyStyle: optionsInOrder(BodyStyle.options, matches.counts("bodyStyle"), bodyStyle),
    make: nameOptions(cars.makes, matches.counts("make"), filter.make),
    model:
      filter.make || filter.model
        ? nameOptions(cars.models, matches.counts("model"), filter.model)
        : [],
    year: yearOptions(matches.counts("year"), filter),
    fuelType: optionsInOrder(FuelType.options, matches.counts("fuelType"), fuelType),
    drivetrain: optionsInOrder(Drivetrain.options, matches.counts("drivetrain"), drivetrain),
    transmission: optionsInOrder(
      Transmission.options,
      matches.counts("transmission"),
      transmission,
    ),
    exteriorColor: setOptions(request, matches, "exteriorColor"),
    interiorColor: setOptions(request, matches, "interiorColor"),
    feature: setOptions(request, matches, "feature"),
    deal: setOptions(request, matches, "deal"),
    history: setOptions(request, matches, "history"),
  };
}

/** Options in the contract's order; options without vehicles only if chosen. */
function optionsInOrder(
  values: readonly string[],
  counts: Counts,
  chosen: readonly string[] | undefined,
): FacetOption[] {
  return values.flatMap((value) => {
    const count = counts.get(value) ?? 0;
    return count > 0 || chosen?.includes(value) ? [{ value, label: value, count }] : [];
  });
}

/** Years in descending order. */
function yearOptions(counts: Counts, { yearMin, yearMax }: SearchFilter): FacetOption[] {
  const chosen = [yearMin, yearMax].filter((year) => year !== undefined);
  const all = new Set([...[...counts.keys()].map(Number), ...chosen]);
  return [...all]
    .toSorted((left, right) => right - left)
    .map((year) => ({ value: String(year), label: String(year), count: counts.get(year) ?? 0 }));
}

/** Options by slug; different spellings are one option. */
function nameOptions(
  names: NamesBySlug,
  counts: Counts,
  chosen: readonly string[] | undefined,
): FacetOption[] {
  const found = new Map((chosen ?? []).map((word) => [word, 0]));
  for (const [writing, count] of counts) {
    const word = slug(String(writing));
    found.set(word, (found.get(word) ?? 0) + count);
  }
  return [...found]
    .map(([value, count]) => ({ value, label: names.get(value)?.name ?? value, count }))
    .toSorted((left, right) => (left.value < right.value ? -1 : 1));
}

/**
 * Options of set facets. A vehicle must match any of the chosen colors, but all of the chosen features,
 * deals and facts of the history: so colors are counted without their own filter.
 */
function setOptions(
  { cars, filter }: SearchRequest,
  matches: Matches,
  facet: SetFacet & FacetName,
): FacetOption[] {
  const counted = requiresAll(facet) ? matches.matching : matches.matchingWithout(facet);
  const values: readonly string[] = setFacets[facet];
  const counts = values.map((value, at): [string, number] => {
    const set = cars.index.sets[facet][at];
    return [value, set ? countIn(counted, set) : 0];
  });
  return optionsInOrder(values, new Map(counts), filter[facet]);
}
