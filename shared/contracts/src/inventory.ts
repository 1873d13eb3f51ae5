import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { BodyStyle, Condition, VehicleDetail, VehicleSummary } from "./vehicle.ts";

/** The six sorts of the specification, by their URL names. */
export const Sort = z.enum(["newest", "oldest", "mileage", "year", "priceHigh", "priceLow"]);
export type Sort = z.infer<typeof Sort>;

/** Cars on one page of results (specification, section 9). */
export const PAGE_SIZE = 19;

/** A page number above this is refused: no inventory has that many pages. */
export const MAX_PAGE = 100_000;

/** Of a name of 60 characters; each of them may become six, see `slug`. */
const UrlWord = z.string().min(1).max(420);

/** A filter as the service takes it. Prices in whole dollars, mileage in miles; bounds included. */
export const SearchFilter = z.strictObject({
  condition: Condition.optional(),
  make: UrlWord.optional(),
  model: UrlWord.optional(),
  bodyStyle: BodyStyle.optional(),
  priceMin: z.coerce.number().int().min(0).max(10_000_000).optional(),
  priceMax: z.coerce.number().int().min(0).max(10_000_000).optional(),
  mileageMax: z.coerce.number().int().min(0).max(10_000_000).optional(),
});
export type SearchFilter = z.infer<typeof SearchFilter>;

export const SearchQuery = SearchFilter.extend({
  sort: Sort.optional(),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** One option of a filter with the number of cars that it would show, given the other filters. */
export const FacetOption = z.object({
  value: z.string(),
  /** How the inventory writes it ("Mitsubishi"); equal to `value` where it is a URL name. */
  label: z.string(),
  count: z.int().nonnegative(),
});
export type FacetOption = z.infer<typeof FacetOption>;

export const SearchReply = z.object({
  total: z.int().nonnegative(),
  page: z.int(),
  pages: z.int().nonnegative(),
  sort: Sort,
  vehicles: z.array(VehicleSummary),
  facets: z.object({
    condition: z.array(FacetOption),
    make: z.array(FacetOption),
    model: z.array(FacetOption),
    bodyStyle: z.array(FacetOption),
  }),
  /** The filter with make and model as the inventory writes them. */
  filter: SearchFilter,
});
export type SearchReply = z.infer<typeof SearchReply>;

const Vin = z.string().regex(/^[A-HJ-NPR-Z0-9]{17}$/);
const vinParams = z.object({ vin: Vin });

/** Dealer and store come with the request's tenant headers, never from the query. */
export const searchVehicles = endpoint({
  method: "GET",
  path: "/api/inventory/search",
  query: SearchQuery,
  reply: SearchReply,
  errors: ["bad-query"],
});

/** One car of this dealer, live or sold. */
export const getVehicle = endpoint({
  method: "GET",
  path: "/api/inventory/vehicles/:vin",
  params: vinParams,
  reply: VehicleDetail,
  errors: ["vehicle-unknown"],
});

/** Cars in one reply of `listVehicles`, at most. */
export const MAX_LISTED = 2_000;

/** What the canonical address of a car for sale is made of, see `href.vehicle`. */
export const ListedVehicle = VehicleSummary.pick({
  vin: true,
  condition: true,
  year: true,
  make: true,
  model: true,
  trim: true,
}).extend({
  /** The last change that a visitor can see: of the price, else the day the car was first seen. */
  changedOn: z.iso.date(),
});
export type ListedVehicle = z.infer<typeof ListedVehicle>;

export const VehicleList = z.object({
  /** By VIN; a car that several stores have stands here once. */
  vehicles: z.array(ListedVehicle),
  /** `after` of the next page; null = that was all. */
  next: Vin.nullable(),
  /** All cars for sale, told with the first page only. */
  total: z.int().nonnegative().nullable(),
});
export type VehicleList = z.infer<typeof VehicleList>;

/** Every car that this dealer has for sale, in whichever store, page by page. */
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
 * What the URL words of this dealer's inventory mean: every make and model that is or was for sale,
 * with its slug, so that `/used-cars-for-sale/mitsubishi/outlander-sport` can be read.
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
