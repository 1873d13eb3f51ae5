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
import { wholeNumber } from "./search/search-values.ts";

/** Cars on one page of results (specification, section 9). */
export const PAGE_SIZE = 19;

/** A page number above this is refused: no inventory has that many pages. */
export const MAX_PAGE = 100_000;

export const SearchQuery = SearchFilter.extend(SearchPaymentTerms.shape).extend({
  sort: Sort.optional(),
  page: wholeNumber(MAX_PAGE).pipe(z.int().min(1)).default(1),
});
export type SearchQuery = z.output<typeof SearchQuery>;

/** One option of a filter with the number of cars that it would show, given the other filters. */
export const FacetOption = z.object({
  value: z.string(),
  /** How the inventory writes it ("Mitsubishi"); equal to `value` where it is a URL name. */
  label: z.string(),
  count: z.int().nonnegative(),
});
export type FacetOption = z.infer<typeof FacetOption>;

/** An upper bound with the number of cars that it would show, given the other filters. */
export const RangeOption = z.object({ value: z.int(), count: z.int().nonnegative() });
export type RangeOption = z.infer<typeof RangeOption>;

/** A filter that stands in the way of an empty search, and what giving way on it would find. */
export const FilterRelaxation = z.object({
  key: SearchFilter.keyof(),
  /** The nearest bound that finds a car, in the filter's unit; null = without this filter. */
  value: z.int().nullable(),
  /** A second filter that has to be left out with it; missing = none. */
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
  /** Options that would show a car, and the chosen ones. Models are counted once a make is chosen. */
  facets: z.record(FacetName, z.array(FacetOption)),
  /** `boundSteps` and the chosen bound, rising. */
  bounds: z.record(RangeName, z.array(RangeOption)),
  /** Cars of this condition and these stores that have to be unlocked first, whatever else is asked for. */
  privateCars: z.int().nonnegative().default(0),
  /** Set when no car fits: what to loosen, best first, and the cars that come nearest. */
  nothing: z
    .object({ loosen: z.array(FilterRelaxation), nearest: z.array(VehicleSummary) })
    .nullable(),
});
export type SearchReply = z.infer<typeof SearchReply>;

const vinParams = z.object({ vin: Vin });

/** Dealer and store come with the request's tenant headers, never from the query. */
export const searchVehicles = endpoint({
  method: "GET",
  path: "/api/inventory/search",
  query: SearchQuery,
  reply: SearchReply,
  errors: ["bad-query"],
});

/** One car of this dealer, live or sold; of one that has to be unlocked first, no more than that. */
export const getVehicle = endpoint({
  method: "GET",
  path: "/api/inventory/vehicles/:vin",
  params: vinParams,
  reply: VehicleDetail,
  errors: ["vehicle-unknown", "vehicle-private"],
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

/** Characters of a search in words, at most. */
export const MAX_SEARCH_TEXT = 200;

/**
 * What a search in words says, as far as it is understood by the inventory's own vocabulary. Every
 * word stands in `understood`, in `unclear` or in `passedOver`, as it was typed.
 */
export const ParsedQuery = z.object({
  filter: SearchFilter,
  terms: SearchPaymentTerms,
  sort: Sort.nullable(),
  /**
   * Which words said what, in their order: "under 20k" is `priceMax`, "vin JA4…" is `vehicle`. Words
   * that say two things stand here twice.
   */
  understood: z.array(
    z.object({
      words: z.string(),
      key: z.union([SearchFilter.keyof(), SearchPaymentTerms.keyof(), z.enum(["sort", "vehicle"])]),
      /** The plain words for what was misspelt, cut short or vague ("toyta", "low miles"), else null. */
      readAs: z.string().nullable(),
    }),
  ),
  /** Words that say nothing known, contradict others, exclude, or could mean several things. */
  unclear: z.array(
    z.object({
      words: z.string(),
      /** `exclusion`: "no sunroof", which no filter says. */
      why: z.enum(["unknown", "ambiguous", "contradiction", "exclusion"]),
      /** What they could mean, as URL words of makes or models; empty when nothing. */
      couldBe: z.array(
        z.object({ make: z.string(), model: z.string().nullable(), label: z.string() }),
      ),
    }),
  ),
  /** Words that say nothing about a car: "i want a". */
  passedOver: z.array(z.string()),
  /** The car whose VIN or stock number was typed; null = none. */
  vehicle: VehicleSummary.nullable(),
});
export type ParsedQuery = z.infer<typeof ParsedQuery>;

/** Reads "red awd suv under 20k with heated seats". No car needs to fit it. */
export const parseSearchText = endpoint({
  method: "GET",
  path: "/api/inventory/understand",
  query: z.strictObject({ q: z.string().trim().min(1).max(MAX_SEARCH_TEXT) }),
  reply: ParsedQuery,
  errors: ["bad-query"],
});

/** Cars asked for at once, at most: a comparison, or what a visitor saved. */
export const MAX_VINS = 60;

/** Cars of this dealer by VIN, live or sold, in the order asked for; unknown ones are left out. */
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
