import { PAGE_SIZE, type SearchQuery } from "@forecourt/contracts/inventory";
import { boundSteps, type Sort } from "@forecourt/contracts/search-filter";
import { mostShownAs, shownDollars } from "@forecourt/service-inventory/pricing/shown-dollars";
import { stretches } from "@forecourt/service-inventory/search/text/words";
import { insert, type Results, type SearchParamsFullText, search } from "@orama/orama";
import { countsText, type Engine, type Loader } from "./engine.ts";
import { packageCars, packageDocument } from "./package-cars.ts";
import { type PackageFilters, packageFilters } from "./package-filters.ts";
import { loanFor } from "./pricing.ts";

type Cars = ReturnType<typeof packageCars>;
type Params = SearchParamsFullText<Cars>;
type Facets = NonNullable<Params["facets"]>;
type SortBy = NonNullable<Params["sortBy"]>;

const ranges = (steps: readonly number[], most: (step: number) => number) => ({
  ranges: steps.map((step) => ({ from: 0, to: most(step) })),
});

/** Each facet with the filters that are left out when it is counted; payments it cannot count. */
const facets: Readonly<Record<string, { own: (keyof SearchQuery)[]; how: Facets[string] }>> = {
  condition: { own: ["condition"], how: {} },
  bodyStyle: { own: ["bodyStyle"], how: {} },
  make: { own: ["make"], how: {} },
  model: { own: ["model"], how: {} },
  yearName: { own: ["yearMin", "yearMax"], how: {} },
  fuelType: { own: ["fuelType"], how: {} },
  drivetrain: { own: ["drivetrain"], how: {} },
  transmission: { own: ["transmission"], how: {} },
  exteriorColor: { own: ["exteriorColor"], how: {} },
  interiorColor: { own: ["interiorColor"], how: {} },
  feature: { own: [], how: {} },
  deal: { own: [], how: {} },
  total: { own: ["priceMax"], how: ranges(boundSteps.priceMax, mostShownAs) },
  mileage: { own: ["mileageMax"], how: ranges(boundSteps.mileageMax, Number) },
};

const sorts: Readonly<Record<Exclude<Sort, "payment">, SortBy>> = {
  newest: { property: "firstSeen", order: "DESC" },
  oldest: { property: "firstSeen", order: "ASC" },
  mileage: { property: "mileage", order: "ASC" },
  year: { property: "year", order: "DESC" },
  priceHigh: { property: "total", order: "DESC" },
  priceLow: { property: "total", order: "ASC" },
};

interface PackageReply {
  total: number;
  counts: [string, number][];
  cards: unknown[];
}

/** Orama: a facet whose own filter is set is counted by a search of its own without that filter. */
export function packageLoader(): Loader<PackageReply> {
  const cars = packageCars();
  return {
    push(told) {
      for (const car of told) void insert(cars, packageDocument(car));
    },
    build: (): Engine<PackageReply> => ({
      search: (query) => searched(cars, query),
      summary: (query, { total, counts }) =>
        isSaid(query) ? { total, counts: countsText(counts), page: "" } : null,
      figures: () => ({}),
    }),
  };
}

/** Words with a hyphen mean the whole or the parts, which its terms cannot say. */
function isSaid({ text = "" }: SearchQuery): boolean {
  return stretches(text).every(({ parts }) => parts.length === 1);
}

function searched(cars: Cars, query: SearchQuery): PackageReply {
  const filters = packageFilters(query);
  const shown = Object.entries(facets).filter(
    ([facet]) => facet !== "model" || query.make || query.model,
  );
  const isOwn = ([, { own }]: (typeof shown)[number]) =>
    own.some((key) => query[key] !== undefined);
  const together = shown.filter((one) => !isOwn(one));
  const { count, hits, ...reply } = ask(cars, filters, {
    facets: Object.fromEntries(together.map(([facet, { how }]) => [facet, how])),
    sortBy: sortOf(query),
    limit: PAGE_SIZE,
    offset: (query.page - 1) * PAGE_SIZE,
  });
  const counts = countsOf(reply);
  for (const [facet, { own, how }] of shown.filter(isOwn)) {
    const alone = ask(cars, packageFilters({ ...query, ...without(own) }), {
      facets: { [facet]: how },
      preflight: true,
    });
    counts.push(...countsOf(alone));
  }
  return { total: count, counts, cards: hits.map(({ document }) => document) };
}

function without(keys: readonly (keyof SearchQuery)[]): Partial<SearchQuery> {
  return Object.fromEntries(keys.map((key) => [key, undefined]));
}

function ask(cars: Cars, { where, term }: PackageFilters, params: Partial<Params>) {
  const text = term === null ? {} : { term, properties: ["words" as const], threshold: 0 };
  // Without hooks, which would make it wait, the package answers at once.
  return search(cars, { ...params, ...text, ...(where ? { where } : {}) }) as Results<unknown>;
}

function sortOf(query: SearchQuery): SortBy {
  const { sort = "newest" } = query;
  if (sort !== "payment") return sorts[sort];
  const { newer, older } = loanFor(query);
  const payment = ({ total, isNewer }: { total?: number; isNewer: boolean }) =>
    total === undefined ? Infinity : (isNewer ? newer : older).payment(total);
  return ([, , left], [, , right]) => {
    const [first, second] = [payment(left), payment(right)];
    return first === second ? 0 : first - second;
  };
}

const bounds: Readonly<Record<string, { name: string; step: (most: number) => number }>> = {
  total: { name: "priceMax", step: shownDollars },
  mileage: { name: "mileageMax", step: Number },
};

/** Under the names that the others count by. What is not known is counted as "", and left out. */
function countsOf({ facets: counted = {} }: Pick<Results<unknown>, "facets">): [string, number][] {
  return Object.entries(counted).flatMap(([facet, { values }]) => {
    const bound = bounds[facet];
    const name = facet === "yearName" ? "year" : (bound?.name ?? facet);
    return Object.entries(values)
      .filter(([value]) => value !== "")
      .map(([value, count]): [string, number] => {
        const written = bound ? bound.step(Number(value.split("-").at(-1))) : value;
        return [`${name}:${written}`, count];
      });
  });
}
