import type { FacetName } from "@forecourt/contracts/search-filter";
import type { VehicleDetail, VehicleSummary } from "@forecourt/contracts/vehicle";
import {
  colorFamilies,
  deals,
  vehicleFeatures,
} from "@forecourt/contracts/vehicle/vehicle-features";

/** What is told of a car: a card's facts, and what is only searched for. */
export type IndexedVehicleInput = VehicleSummary & Pick<VehicleDetail, "engine" | "features">;

/** The facts that are kept as they are told. */
export type StoredFacts = Omit<IndexedVehicleInput, "status" | "features">;

/**
 * Facts that few cars differ in. Rows are kept in the order of these facts, so that cars which agree
 * in all of them stand together and are filtered and counted as one; a make, or a model of a make,
 * is one run of rows.
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

/** Facts from a dictionary that differ too much for groups. */
export const codedFields = [
  "trim",
  "exteriorColor",
  "exteriorHex",
  "interiorColor",
  "firstSeen",
  "engine",
] as const satisfies readonly (keyof StoredFacts)[];
export type CodedField = (typeof codedFields)[number];

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

/** Facets that whole groups are counted for. */
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

/** Facets that differ from car to car: a set of cars for each value. */
export const setFacets = {
  feature: vehicleFeatures,
  deal: deals,
  exteriorColor: colorFamilies,
  interiorColor: colorFamilies,
} as const satisfies Partial<Record<FacetName, readonly string[]>>;
export type SetFacet = keyof typeof setFacets;
