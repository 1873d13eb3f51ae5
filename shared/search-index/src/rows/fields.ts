import type {
  FacetName,
  SearchFilter,
} from "@forecourt/contracts/areas/inventory/search/search-filter";
import {
  colorFamilies,
  deals,
  historyFacts,
  vehicleFeatures,
} from "@forecourt/contracts/areas/inventory/vehicle-features";
import type { VehicleDetail, VehicleSummary } from "@forecourt/contracts/vehicle";

/** A vehicle as the index accepts it: the facts of a card, and fields that are only searched. */
export type IndexedVehicleInput = Omit<VehicleSummary, "priceRating"> &
  Pick<VehicleDetail, "engine" | "features"> &
  Partial<Pick<VehicleDetail, "doors" | "owners" | "accidents">>;

/** The fields that are stored unchanged. */
export type StoredFacts = Omit<IndexedVehicleInput, "status" | "features">;

/**
 * Fields with few distinct values. Rows are sorted by them, so that vehicles with equal values form a
 * group that is filtered and counted at once. A make is one run of rows, and so is each model of a make.
 */
export const groupedFields = [
  "make",
  "model",
  "year",
  "condition",
  "bodyStyle",
  "fuelType",
  "drivetrain",
  "transmission",
  "storeId",
] as const satisfies readonly (keyof StoredFacts)[];
export type GroupedField = (typeof groupedFields)[number];

/** Dictionary-encoded fields with too many values for groups. */
export const codedFields = [
  "trim",
  "exteriorColor",
  "exteriorHex",
  "interiorColor",
  "firstSeen",
  "engine",
  "doors",
  "owners",
  "accidents",
  "titleStatus",
  "cityMpg",
  "highwayMpg",
  "availability",
  "expectedOn",
] as const satisfies readonly (keyof StoredFacts)[];
export type CodedField = (typeof codedFields)[number];

/** Coded fields that a card does not show. */
export const searchedFields: ReadonlySet<string> = new Set<CodedField>([
  "engine",
  "doors",
  "owners",
  "accidents",
]);

export const numberFields = [
  "price",
  "priceBefore",
  "mileage",
] as const satisfies readonly (keyof StoredFacts)[];
export type NumberField = (typeof numberFields)[number];

export const textFields = [
  "stockNumber",
  "image",
] as const satisfies readonly (keyof StoredFacts)[];
export type TextField = (typeof textFields)[number];

/** Facets counted by group. */
export const groupFacets = [
  "condition",
  "make",
  "model",
  "year",
  "bodyStyle",
  "fuelType",
  "drivetrain",
  "transmission",
] as const satisfies readonly (GroupedField & FacetName)[];
export type GroupFacet = (typeof groupFacets)[number];

/** Facets that differ within a group: one set of rows per value. */
export const setFacets = {
  feature: vehicleFeatures,
  deal: deals,
  history: historyFacts,
  exteriorColor: colorFamilies,
  interiorColor: colorFamilies,
} as const satisfies Partial<Record<FacetName, readonly string[]>>;
export type SetFacet = keyof typeof setFacets;

/** Grouped list filters with values from the contract; makes and models are the dealer's own. */
export const groupedListFilters = [
  "bodyStyle",
  "fuelType",
  "drivetrain",
  "transmission",
] as const satisfies readonly (GroupFacet & keyof SearchFilter)[];

/** Whether a vehicle must match all chosen values of a facet, instead of any of them. */
export function requiresAll(facet: SetFacet): boolean {
  return facet === "feature" || facet === "deal" || facet === "history";
}
