import type { Incentive } from "@forecourt/contracts/new-vehicle-offer";
import type { PriceChange, VehicleDetail } from "@forecourt/contracts/vehicle";
import type { ImagesBySource } from "./images-by-source.ts";
import type { VehicleRow } from "./tables.ts";

/** A stored vehicle. Prices in cents, mileage in miles, dates `YYYY-MM-DD`. */
export interface StoredVehicle extends Omit<VehicleDetail, "priceHistory" | "images" | "image"> {
  dealerId: string;
  /** URL slugs of make and model: `mirage-g4`. */
  makeSlug: string;
  modelSlug: string;
  imagesBySource: ImagesBySource;
  /** Increases with every change of the vehicle; unique. */
  changeSeq: number;
}

/** A vehicle with its price history, oldest first. */
export interface VehicleWithHistory extends StoredVehicle {
  priceHistory: PriceChange[];
}

export function toStoredVehicle(row: VehicleRow): StoredVehicle {
  return {
    dealerId: row.dealer_id,
    storeId: row.store_id,
    vin: row.vin,
    stockNumber: row.stock_number,
    status: row.status,
    condition: row.condition,
    year: row.year,
    make: row.make,
    makeSlug: row.make_slug,
    model: row.model,
    modelSlug: row.model_slug,
    trim: row.trim,
    bodyStyle: row.body_style,
    mileage: row.mileage,
    price: row.price,
    priceBefore: row.price_before,
    exteriorColor: row.exterior_color,
    exteriorHex: row.exterior_hex,
    interiorColor: row.interior_color,
    fuelType: row.fuel_type,
    drivetrain: row.drivetrain,
    transmission: row.transmission,
    engine: row.engine,
    doors: row.doors,
    cityMpg: row.city_mpg,
    highwayMpg: row.highway_mpg,
    features: parseTextList(row.features),
    imagesBySource: {
      customBackground: parseTextList(row.custom_background_images),
      preview: parseTextList(row.preview_images),
      additional: parseTextList(row.images),
      evox: parseTextList(row.evox_images),
    },
    decoded: parseTextList(row.decoded),
    msrp: row.msrp,
    incentives: row.incentives === "[]" ? [] : (JSON.parse(row.incentives) as Incentive[]),
    availability: row.availability,
    expectedOn: row.expected_on,
    windowSticker: row.window_sticker,
    owners: row.owners,
    accidents: row.accidents,
    titleStatus: row.title_status,
    priorUse: row.prior_use,
    description: row.description,
    firstSeen: row.first_seen,
    soldOn: row.sold_on,
    changeSeq: row.change_seq,
  };
}

/** These columns only contain JSON lists of texts; "[]" is by far the most common. */
function parseTextList(json: string): string[] {
  return json === "[]" ? [] : (JSON.parse(json) as string[]);
}
