import type { VehicleSummary } from "@forecourt/contracts/vehicle";

/** What a search needs to know of a car, and what a card shows of it. */
export type IndexedVehicle = Omit<VehicleSummary, "status">;

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
] as const satisfies readonly (keyof IndexedVehicle)[];
export type GroupedField = (typeof groupedFields)[number];

/** Facts from a dictionary that differ too much for groups. */
export const codedFields = [
  "trim",
  "exteriorColor",
  "exteriorHex",
  "interiorColor",
  "firstSeen",
] as const satisfies readonly (keyof IndexedVehicle)[];
export type CodedField = (typeof codedFields)[number];

export const numberFields = [
  "price",
  "priceBefore",
  "mileage",
] as const satisfies readonly (keyof IndexedVehicle)[];
export type NumberField = (typeof numberFields)[number];

export const textFields = [
  "stockNumber",
  "image",
] as const satisfies readonly (keyof IndexedVehicle)[];
export type TextField = (typeof textFields)[number];

/** What can be filtered by value and counted. */
export const facetFields = [
  "condition",
  "make",
  "model",
  "year",
  "bodyStyle",
  "fuelType",
  "drivetrain",
  "transmission",
  "exteriorColor",
  "interiorColor",
] as const satisfies readonly (GroupedField | CodedField)[];
export type FacetField = (typeof facetFields)[number];

/** What can be filtered by a least and a most. */
export const rangeFields = ["price", "mileage"] as const satisfies readonly NumberField[];
export type RangeField = (typeof rangeFields)[number];

/** Facets that differ from car to car, and so are counted car by car. */
export const rowFacets = [
  "exteriorColor",
  "interiorColor",
] as const satisfies readonly (FacetField & CodedField)[];
export type RowFacet = (typeof rowFacets)[number];

export function isRowFacet(field: FacetField): field is RowFacet {
  return (rowFacets as readonly FacetField[]).includes(field);
}
