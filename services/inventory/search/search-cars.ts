import {
  type FacetOption,
  PAGE_SIZE,
  type SearchQuery,
  type SearchReply,
} from "@forecourt/contracts/inventory";
import { boundSteps } from "@forecourt/contracts/search-filter";
import {
  BodyStyle,
  Condition,
  Drivetrain,
  FuelType,
  Transmission,
} from "@forecourt/contracts/vehicle";
import { slug } from "@forecourt/domain/slug";
import type { DealerCars } from "./dealer-cars.ts";
import type { Named, NamesBySlug } from "./names.ts";
import type { FacetCount, IndexQuery } from "./query.ts";
import { searchIndex } from "./search-index.ts";
import { vehicleAt } from "./table.ts";

const DEFAULT_SORT = "newest";
const CENTS = 100;

/**
 * Answers a search of a dealer's cars, or of one store's. Models are counted once a make or a model
 * is asked for: there may be thousands, and a page offers them only then.
 */
export function searchCars(
  cars: DealerCars,
  storeId: string | null,
  { page, sort = DEFAULT_SORT, ...filter }: SearchQuery,
): SearchReply {
  const make = named(cars.makes, filter.make);
  const model = named(cars.models, filter.model);
  const offset = (page - 1) * PAGE_SIZE;
  const query = { ...indexQuery(filter, make, model), storeId, sort, offset, limit: PAGE_SIZE };
  const found = searchIndex(cars.index, query);
  const { counts } = found;
  const countOf = (ranges: IndexQuery["ranges"]) =>
    searchIndex(cars.index, {
      ...query,
      facets: [],
      limit: 0,
      ranges: { ...query.ranges, ...ranges },
    }).total;
  const { price } = query.ranges;
  return {
    total: found.total,
    page,
    pages: Math.ceil(found.total / PAGE_SIZE),
    sort,
    vehicles: found.rows.map((row) => ({ ...vehicleAt(cars.index.table, row), status: "live" })),
    facets: {
      condition: listed(
        Condition.options,
        counts.condition,
        filter.condition && [filter.condition],
      ),
      make: namedOptions(cars.makes, counts.make, make),
      model: namedOptions(cars.models, counts.model, model),
      bodyStyle: listed(BodyStyle.options, counts.bodyStyle, filter.bodyStyle),
      year: listed(
        (counts.year ?? [])
          .map(({ value }) => String(value))
          .toSorted()
          .toReversed(),
        counts.year,
        undefined,
      ),
      fuelType: listed(FuelType.options, counts.fuelType, filter.fuelType),
      drivetrain: listed(Drivetrain.options, counts.drivetrain, filter.drivetrain),
      transmission: listed(Transmission.options, counts.transmission, filter.transmission),
      exteriorColor: [],
      interiorColor: [],
      feature: [],
      deal: [],
    },
    bounds: {
      priceMax: boundSteps.priceMax.map((value) => ({
        value,
        count: countOf({ price: { ...price, max: value * CENTS } }),
      })),
      mileageMax: boundSteps.mileageMax.map((value) => ({
        value,
        count: countOf({ mileage: { max: value } }),
      })),
      paymentMax: [],
    },
    nothing: null,
  };
}

/** What is called so; a name of no car stands for itself and finds nothing. */
function named(names: NamesBySlug, asked: readonly string[] | undefined): Named[] {
  return (asked ?? []).map((word) => names.get(word) ?? { slug: word, name: word, writings: [] });
}

function indexQuery(
  filter: Omit<SearchQuery, "page">,
  make: Named[],
  model: Named[],
): Pick<IndexQuery, "where" | "ranges" | "facets"> {
  const { condition, bodyStyle, priceMin, priceMax, mileageMax } = filter;
  const { fuelType, drivetrain, transmission } = filter;
  return {
    where: {
      ...(condition ? { condition: [condition] } : {}),
      ...(bodyStyle ? { bodyStyle } : {}),
      ...(fuelType ? { fuelType } : {}),
      ...(drivetrain ? { drivetrain } : {}),
      ...(transmission ? { transmission } : {}),
      ...(make.length > 0 ? { make: make.flatMap(({ writings }) => writings) } : {}),
      ...(model.length > 0 ? { model: model.flatMap(({ writings }) => writings) } : {}),
    },
    ranges: {
      price: { min: cents(priceMin), max: cents(priceMax) },
      mileage: { max: mileageMax },
    },
    facets: [
      "condition",
      "make",
      "bodyStyle",
      "year",
      "fuelType",
      "drivetrain",
      "transmission",
      ...(make.length > 0 || model.length > 0 ? (["model"] as const) : []),
    ],
  };
}

function cents(dollars: number | undefined): number | undefined {
  return dollars === undefined ? undefined : dollars * CENTS;
}

/** Options in the order of the contract; those that find nothing only where they are chosen. */
function listed(
  values: readonly string[],
  counts: FacetCount[] | undefined,
  chosen: readonly string[] | undefined,
): FacetOption[] {
  const found = new Map(counts?.map(({ value, count }) => [String(value), count]));
  return values.flatMap((value) => {
    const count = found.get(value) ?? 0;
    return count > 0 || chosen?.includes(value) ? [{ value, label: value, count }] : [];
  });
}

/** Options by name; what cars write in several ways is one option. */
function namedOptions(
  names: NamesBySlug,
  counts: FacetCount[] | undefined,
  chosen: readonly Named[],
): FacetOption[] {
  if (!counts) return [];
  const found = new Map<string, FacetOption>();
  for (const { slug: word, name } of chosen)
    found.set(word, { value: word, label: name, count: 0 });
  for (const { value, count } of counts) {
    const word = slug(String(value));
    const option = found.get(word) ?? {
      value: word,
      label: names.get(word)?.name ?? word,
      count: 0,
    };
    found.set(word, { ...option, count: option.count + count });
  }
  return [...found.values()].sort((left, right) => (left.value < right.value ? -1 : 1));
}
