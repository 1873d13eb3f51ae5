import { z } from "zod";
import { BodyStyle, Condition, Drivetrain, FuelType, Transmission } from "../../../vehicle.ts";
import {
  colorFamilies,
  cylinderCounts,
  deals,
  doorCounts,
  historyFacts,
  vehicleFeatures,
} from "../vehicle-features.ts";
import { Excluded } from "./excluded-values.ts";
import type { FilterDeclaration } from "./filter-declaration.ts";
import { Amount, listOf, MAX_TEXT, Slug, Year } from "./search-values.ts";

/**
 * Every filter of the search, declared once, in the order in which filters stand in an address. A car matches when it
 * has one of the values of each list, but all of the features, deals and facts of its history. Ranges include their
 * ends and are compared as shown, to the nearest dollar: `price*` is the advertised total with the dealer's fees,
 * `paymentMax` is dollars per month. A car whose fact is unknown matches no filter on it.
 */
export const searchFilters = {
  condition: { kind: "scope", schema: Condition.optional(), facet: "condition" },
  bodyStyle: {
    kind: "list",
    schema: listOf(BodyStyle),
    name: "body",
    inPath: true,
    facet: "bodyStyle",
    labels: "bodyStyle",
    group: "bodyStyle",
  },
  /** Slugs of makes. */
  make: {
    kind: "list",
    schema: listOf(Slug),
    name: "make",
    inPath: true,
    facet: "make",
    group: "make",
  },
  /** Slugs of models of the one selected make. */
  model: {
    kind: "list",
    schema: listOf(Slug),
    name: "model",
    inPath: true,
    facet: "model",
    group: "model",
  },
  priceMin: {
    kind: "range",
    schema: Amount,
    name: "price-over",
    inPath: true,
    unit: "dollars",
    label: "priceOver",
    group: "price",
  },
  priceMax: {
    kind: "range",
    schema: Amount,
    name: "price-under",
    inPath: true,
    steps: [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000],
    unit: "dollars",
    label: "priceUnder",
    group: "price",
  },
  /** Reached by links to certain cars, such as those of an offer; the panel does not offer it. */
  mileageMin: {
    kind: "range",
    schema: Amount,
    name: "mileage-over",
    unit: "miles",
    label: "mileageOver",
    group: "mileage",
  },
  mileageMax: {
    kind: "range",
    schema: Amount,
    name: "mileage-under",
    inPath: true,
    steps: [15_000, 30_000, 60_000, 85_000, 100_000],
    unit: "miles",
    label: "mileageUnder",
    group: "mileage",
  },
  feature: {
    kind: "list",
    schema: listOf(z.enum(vehicleFeatures)),
    name: "features",
    inPath: true,
    facet: "feature",
    labels: "feature",
    group: "features",
    isCollapsed: true,
  },
  yearMin: {
    kind: "range",
    schema: Year,
    name: "year-from",
    facet: "year",
    unit: "year",
    label: "yearFrom",
    group: "year",
  },
  yearMax: {
    kind: "range",
    schema: Year,
    name: "year-to",
    facet: "year",
    unit: "year",
    label: "yearTo",
    group: "year",
  },
  fuelType: {
    kind: "list",
    schema: listOf(FuelType),
    name: "fuel",
    facet: "fuelType",
    labels: "fuelType",
    group: "fuelType",
    isCollapsed: true,
  },
  drivetrain: {
    kind: "list",
    schema: listOf(Drivetrain),
    name: "drivetrain",
    facet: "drivetrain",
    labels: "drivetrain",
    group: "drivetrain",
    isCollapsed: true,
  },
  transmission: {
    kind: "list",
    schema: listOf(Transmission),
    name: "transmission",
    facet: "transmission",
    labels: "transmission",
    group: "transmission",
    isCollapsed: true,
  },
  exteriorColor: {
    kind: "list",
    schema: listOf(z.enum(colorFamilies)),
    name: "color",
    facet: "exteriorColor",
    labels: "color",
    group: "exteriorColor",
    isCollapsed: true,
  },
  interiorColor: {
    kind: "list",
    schema: listOf(z.enum(colorFamilies)),
    name: "interior",
    facet: "interiorColor",
    labels: "color",
    alone: "interiorColor.value",
    group: "interiorColor",
    isCollapsed: true,
  },
  cylinders: {
    kind: "list",
    schema: listOf(z.enum(cylinderCounts)),
    name: "cylinders",
    labels: "cylinders",
  },
  doors: { kind: "list", schema: listOf(z.enum(doorCounts)), name: "doors", labels: "doors" },
  /** Ids of the dealer's stores. */
  store: { kind: "list", schema: listOf(Slug), name: "store", group: "store" },
  deal: {
    kind: "list",
    schema: listOf(z.enum(deals)),
    name: "great-deals",
    facet: "deal",
    labels: "deal",
    group: "deal",
  },
  history: {
    kind: "list",
    schema: listOf(z.enum(historyFacts)),
    name: "history",
    facet: "history",
    labels: "history",
    group: "history",
  },
  paymentMax: {
    kind: "range",
    schema: Amount,
    name: "payment-under",
    steps: [200, 250, 300, 350, 400, 500, 600, 800],
    unit: "dollars",
    label: "paymentUnder",
    group: "payment",
  },
  /** Values that no listed car has: `color-black`. A car whose fact is unknown is not excluded. */
  excluded: { kind: "list", schema: listOf(Excluded), name: "not" },
  /** Each word begins a word of the car: of its names, trim, stock number, VIN, colors or engine. */
  text: { kind: "text", schema: z.string().trim().min(1).max(MAX_TEXT).optional(), name: "text" },
} as const satisfies Record<string, FilterDeclaration>;
