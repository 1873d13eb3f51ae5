import type { VehicleFacts } from "../facts/vehicle-facts.ts";

export type SqlValue = string | number | null;

export interface StagedColumn {
  name: string;
  type: "text" | "integer";
  of(car: VehicleFacts): SqlValue;
}

const text = (name: string, of: StagedColumn["of"]): StagedColumn => ({ name, type: "text", of });
const integer = (name: string, of: StagedColumn["of"]): StagedColumn => ({
  name,
  type: "integer",
  of,
});

/**
 * Columns that make a vehicle "changed" if they differ; they have the same names in the staging and
 * vehicle tables.
 */
export const factColumns: readonly StagedColumn[] = [
  text("stock_number", (car) => car.stockNumber),
  text("condition", (car) => car.condition),
  integer("year", (car) => car.year),
  text("make", (car) => car.make),
  text("make_slug", (car) => car.makeSlug),
  text("model", (car) => car.model),
  text("model_slug", (car) => car.modelSlug),
  text("trim", (car) => car.trim),
  text("body_style", (car) => car.bodyStyle),
  integer("mileage", (car) => car.mileage),
  integer("price", (car) => car.price),
  text("exterior_color", (car) => car.exteriorColor),
  text("exterior_hex", (car) => car.exteriorHex),
  text("interior_color", (car) => car.interiorColor),
  text("fuel_type", (car) => car.fuelType),
  text("drivetrain", (car) => car.drivetrain),
  text("transmission", (car) => car.transmission),
  text("engine", (car) => car.engine),
  integer("doors", (car) => car.doors),
  integer("city_mpg", (car) => car.cityMpg),
  integer("highway_mpg", (car) => car.highwayMpg),
  text("features", (car) => JSON.stringify(car.features)),
  text("images", (car) => JSON.stringify(car.images.additional)),
  text("custom_background_images", (car) => JSON.stringify(car.images.customBackground)),
  text("preview_images", (car) => JSON.stringify(car.images.preview)),
  text("evox_images", (car) => JSON.stringify(car.images.evox)),
  text("decoded", (car) => JSON.stringify(car.decoded)),
  integer("msrp", (car) => car.msrp),
  text("incentives", (car) => JSON.stringify(car.incentives)),
  text("availability", (car) => car.availability),
  text("expected_on", (car) => car.expectedOn),
  text("window_sticker", (car) => car.windowSticker),
  integer("owners", (car) => car.owners),
  integer("accidents", (car) => car.accidents),
  text("title_status", (car) => car.titleStatus),
  text("prior_use", (car) => car.priorUse),
  text("description", (car) => car.description),
];

/** All columns of a vehicle. */
export const vehicleColumns: readonly string[] = [
  "dealer_id",
  "store_id",
  "vin",
  "status",
  "price_before",
  "first_seen",
  "sold_on",
  "change_seq",
  "listed_seq",
  ...factColumns.map(({ name }) => name),
];

/** "a.make is distinct from b.make or …": true if any fact of two rows differs. */
export function factsDiffer(a: string, b: string): string {
  return factColumns.map(({ name }) => `${a}.${name} is distinct from ${b}.${name}`).join(" or ");
}
