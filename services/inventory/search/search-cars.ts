import {
  type FacetOption,
  PAGE_SIZE,
  type SearchFilter,
  type SearchQuery,
  type SearchReply,
} from "@forecourt/contracts/inventory";
import { BodyStyle, Condition } from "@forecourt/contracts/vehicle";
import { slug } from "@forecourt/domain/slug";
import type { DealerCars } from "./dealer-cars.ts";
import type { Named, NamesBySlug } from "./names.ts";
import type { FacetCount, IndexQuery } from "./query.ts";
import { searchIndex } from "./search-index.ts";
import { vehicleAt } from "./table.ts";

const DEFAULT_SORT = "newest";
const CENTS = 100;

/**
 * Answers a search of a dealer's cars, or of one store's. Make and model may be given as URL words
 * or as names. Models are counted once a make or a model is asked for: there may be thousands, and
 * a page offers them only then.
 */
export function searchCars(
  cars: DealerCars,
  storeId: string | null,
  { page, sort = DEFAULT_SORT, ...filter }: SearchQuery,
): SearchReply {
  const make = named(cars.makes, filter.make);
  const model = named(cars.models, filter.model);
  const query = indexQuery(filter, make, model);
  const offset = (page - 1) * PAGE_SIZE;
  const found = searchIndex(cars.index, { ...query, storeId, sort, offset, limit: PAGE_SIZE });
  const { condition, bodyStyle } = found.counts;
  return {
    total: found.total,
    page,
    pages: Math.ceil(found.total / PAGE_SIZE),
    sort,
    vehicles: found.rows.map((row) => ({ ...vehicleAt(cars.index.table, row), status: "live" })),
    facets: {
      condition: listed(Condition.options, condition, filter.condition),
      make: namedOptions(cars.makes, found.counts.make, make),
      model: namedOptions(cars.models, found.counts.model, model),
      bodyStyle: listed(BodyStyle.options, bodyStyle, filter.bodyStyle),
    },
    filter: {
      ...filter,
      ...(make ? { make: make.name } : {}),
      ...(model ? { model: model.name } : {}),
    },
  };
}

/** What is called so; a name of no car stands for itself and finds nothing. */
function named(names: NamesBySlug, asked: string | undefined): Named | null {
  if (asked === undefined) return null;
  return names.get(slug(asked)) ?? { slug: slug(asked), name: asked, writings: [] };
}

function indexQuery(
  filter: SearchFilter,
  make: Named | null,
  model: Named | null,
): Pick<IndexQuery, "where" | "ranges" | "facets"> {
  const { condition, bodyStyle, priceMin, priceMax, mileageMax } = filter;
  return {
    where: {
      ...(condition ? { condition: [condition] } : {}),
      ...(bodyStyle ? { bodyStyle: [bodyStyle] } : {}),
      ...(make ? { make: make.writings } : {}),
      ...(model ? { model: model.writings } : {}),
    },
    ranges: {
      price: { min: cents(priceMin), max: cents(priceMax) },
      mileage: { max: mileageMax },
    },
    facets: ["condition", "make", "bodyStyle", ...(make || model ? (["model"] as const) : [])],
  };
}

function cents(dollars: number | undefined): number | undefined {
  return dollars === undefined ? undefined : dollars * CENTS;
}

/** Options in the order of the contract; those that find nothing only where they are chosen. */
function listed(
  values: readonly string[],
  counts: FacetCount[] | undefined,
  chosen: string | undefined,
): FacetOption[] {
  const found = new Map(counts?.map(({ value, count }) => [value, count]));
  return values.flatMap((value) => {
    const count = found.get(value) ?? 0;
    return count > 0 || value === chosen ? [{ value, label: value, count }] : [];
  });
}

/** Options by name; what cars write in several ways is one option. */
function namedOptions(
  names: NamesBySlug,
  counts: FacetCount[] | undefined,
  chosen: Named | null,
): FacetOption[] {
  if (!counts) return [];
  const found = new Map<string, FacetOption>();
  if (chosen) found.set(chosen.slug, { value: chosen.slug, label: chosen.name, count: 0 });
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
