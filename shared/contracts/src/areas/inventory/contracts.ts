import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { VehicleDetail, VehicleSummary, Vin } from "../../vehicle.ts";
import {
  FacetName,
  RangeName,
  SearchFilter,
  SearchPaymentTerms,
  Sort,
} from "./search/search-filter.ts";
import { wholeNumber, Zip } from "./search/search-values.ts";

/** Cars on one page of results (specification, section 9), where the dealer sets no other number. */
export const PAGE_SIZE = 19;

/** A page number above this is refused: no inventory has that many pages. */
export const MAX_PAGE = 100_000;

export const SearchQuery = SearchFilter.extend(SearchPaymentTerms.shape).extend({
  sort: Sort.optional(),
  /** ZIP code from which distances are measured and the order "nearest" is computed. */
  zip: Zip.optional(),
  page: wholeNumber(MAX_PAGE).pipe(z.int().min(1)).default(1),
});
export type SearchQuery = z.output<typeof SearchQuery>;

/** One option of a filter, with the number of matching cars given the other filters. */
export const FacetOption = z.object({
  value: z.string(),
  /** The name in the inventory ("Mitsubishi"); equal to `value` where it is a URL name. */
  label: z.string(),
  count: z.int().nonnegative(),
});
export type FacetOption = z.infer<typeof FacetOption>;

/** An upper bound, with the number of matching cars given the other filters. */
export const RangeOption = z.object({ value: z.int(), count: z.int().nonnegative() });
export type RangeOption = z.infer<typeof RangeOption>;

/** A filter to drop or widen when a search has no results, with the number of cars it would then find. */
export const FilterRelaxation = z.object({
  key: SearchFilter.keyof(),
  /** The nearest bound that finds a car, in the filter's unit; null = without this filter. */
  value: z.int().nullable(),
  /** A second filter that must be dropped with it; missing = none. */
  and: SearchFilter.keyof().optional(),
  total: z.int().positive(),
});
export type FilterRelaxation = z.infer<typeof FilterRelaxation>;

export const SearchReply = z.object({
  total: z.int().nonnegative(),
  page: z.int(),
  pages: z.int().nonnegative(),
  sort: Sort,
  vehicles: z.array(VehicleSummary),
  /** Options with at least one car, and the selected ones. Models are counted once a make is selected. */
  facets: z.record(FacetName, z.array(FacetOption)),
  /** Stores with at least one car, and the selected ones; empty where only one store is searched. */
  stores: z.array(FacetOption).default([]),
  /** The values of the filter `excluded` with their names. */
  excluded: z.array(FacetOption.omit({ count: true })).default([]),
  /** Straight-line miles from the ZIP code by store id; empty = no ZIP code, or an unknown one. */
  distances: z.record(z.string(), z.int().nonnegative()).default({}),
  /** `boundSteps` and the selected bound, ascending. */
  bounds: z.record(RangeName, z.array(RangeOption)),
  /** Early-access cars of this condition and these stores; other filters do not count. */
  privateCars: z.int().nonnegative().default(0),
  /** Set when no car matches: filter relaxations, best first, and the closest cars. */
  nothing: z
    .object({ loosen: z.array(FilterRelaxation), nearest: z.array(VehicleSummary) })
    .nullable(),
});
export type SearchReply = z.infer<typeof SearchReply>;

const vinParams = z.object({ vin: Vin });

/** Searches one page of cars. Dealer and store come from the tenant headers, never from the query. */
export const searchVehicles = endpoint({
  method: "GET",
  path: "/api/inventory/search",
  query: SearchQuery,
  reply: SearchReply,
  errors: ["bad-query"],
});

/** One car of this dealer, live or sold. `vehicle-private` for a locked early-access car. */
export const getVehicle = endpoint({
  method: "GET",
  path: "/api/inventory/vehicles/:vin",
  params: vinParams,
  reply: VehicleDetail,
  errors: ["vehicle-unknown", "vehicle-private"],
});

/** Maximum number of cars in one reply of `listVehicles`. */
export const MAX_LISTED = 2_000;

/** The parts of the canonical address of a car for sale, see `href.vehicle`. */
export const ListedVehicle = VehicleSummary.pick({
  vin: true,
  condition: true,
  year: true,
  make: true,
  model: true,
  trim: true,
}).extend({
  /** Day of the last visible change: of the price, else the day on which the car was first listed. */
  changedOn: z.iso.date(),
});
export type ListedVehicle = z.infer<typeof ListedVehicle>;

export const VehicleList = z.object({
  /** Sorted by VIN; a car of several stores is listed once. */
  vehicles: z.array(ListedVehicle),
  /** `after` of the next page; null = this is the last page. */
  next: Vin.nullable(),
  /** Number of all cars for sale, in the first page only. */
  total: z.int().nonnegative().nullable(),
});
export type VehicleList = z.infer<typeof VehicleList>;

/** Lists every car for sale of this dealer in all stores, page by page. */
export const listVehicles = endpoint({
  method: "GET",
  path: "/api/inventory/vehicles",
  query: z.strictObject({
    after: Vin.optional(),
    limit: z.coerce.number().int().min(1).max(MAX_LISTED).default(MAX_LISTED),
  }),
  reply: VehicleList,
  errors: ["bad-query"],
});

/**
 * Every make and model that this dealer has or had for sale, with its slug, so that
 * `/used-cars-for-sale/mitsubishi/outlander-sport` can be parsed.
 */
export const Vocabulary = z.object({
  makes: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      models: z.array(z.object({ slug: z.string(), name: z.string() })),
    }),
  ),
});
export type Vocabulary = z.infer<typeof Vocabulary>;

export const getVocabulary = endpoint({
  method: "GET",
  path: "/api/inventory/vocabulary",
  reply: Vocabulary,
  errors: [],
});

/** Maximum number of VINs in one request: a comparison, or the saved cars. */
export const MAX_VINS = 60;

/** Cars of this dealer by VIN, live or sold, in the order of the request; unknown ones are left out. */
export const getVehiclesByVin = endpoint({
  method: "GET",
  path: "/api/inventory/picked",
  query: z.strictObject({
    vins: z.preprocess(
      (given) => (typeof given === "string" ? given.split(",") : given),
      z.array(Vin).min(1).max(MAX_VINS),
    ),
  }),
  reply: z.object({ vehicles: z.array(VehicleDetail) }),
  errors: ["bad-query"],
});
