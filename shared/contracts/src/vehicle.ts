import { z } from "zod";
import { bodyStyles } from "./body-styles.ts";
import { Availability, NewVehicleOffer } from "./new-vehicle-offer.ts";
import { TitleStatus, VehicleHistory } from "./vehicle-history.ts";

/** A vehicle identification number, in capitals. */
export const Vin = z.string().regex(/^[A-HJ-NPR-Z0-9]{17}$/);

export const Condition = z.enum(["used", "new", "certified"]);
export type Condition = z.infer<typeof Condition>;

/** See `bodyStyles`. */
export const BodyStyle = z.enum(bodyStyles);
export type BodyStyle = z.infer<typeof BodyStyle>;

export const Drivetrain = z.enum(["fwd", "rwd", "awd", "4wd"]);
export type Drivetrain = z.infer<typeof Drivetrain>;

export const Transmission = z.enum(["automatic", "manual", "cvt"]);
export type Transmission = z.infer<typeof Transmission>;

export const FuelType = z.enum([
  "gasoline",
  "diesel",
  "hybrid",
  "plug-in-hybrid",
  "electric",
  "flex-fuel",
  "hydrogen",
]);
export type FuelType = z.infer<typeof FuelType>;

const IsoDate = z.iso.date();
const Cents = z.int().nonnegative();

/** What a vehicle card shows. Prices in whole cents, mileage in miles; null = not known. */
export const VehicleSummary = z.object({
  vin: z.string().length(17),
  stockNumber: z.string().nullable(),
  storeId: z.string(),
  status: z.enum(["live", "sold"]),
  condition: Condition,
  year: z.int(),
  make: z.string(),
  model: z.string(),
  trim: z.string().nullable(),
  bodyStyle: BodyStyle.nullable(),
  mileage: z.int().nonnegative().nullable(),
  /** Asking price without dealer fees; null = "Call for Price". */
  price: Cents.nullable(),
  /** The previous price, where the last change was a reduction; else null. */
  priceBefore: Cents.nullable(),
  exteriorColor: z.string().nullable(),
  /** `#rrggbb`, for the illustration. */
  exteriorHex: z.string().nullable(),
  interiorColor: z.string().nullable(),
  fuelType: FuelType.nullable(),
  drivetrain: Drivetrain.nullable(),
  transmission: Transmission.nullable(),
  /** EPA estimates; missing or null = not known. */
  cityMpg: z.int().nullish(),
  highwayMpg: z.int().nullish(),
  /** Rating of the price against similar cars; missing or null = not rated. Only in lists. */
  priceRating: z.enum(["great", "good", "fair", "high"]).nullish(),
  /** The image for lists, by `inventory.searchImagePriority`; null = show the illustration. */
  image: z.string().nullable(),
  firstSeen: IsoDate,
  /** On the lot or in transit, and the day on which it is expected; missing or null = not stated. */
  availability: Availability.nullish(),
  expectedOn: IsoDate.nullish(),
  /** Status of its title; missing or null = not stated. */
  titleStatus: TitleStatus.nullish(),
});
export type VehicleSummary = z.infer<typeof VehicleSummary>;

export const PriceChange = z.object({ date: IsoDate, price: Cents.nullable() });
export type PriceChange = z.infer<typeof PriceChange>;

/** Everything the vehicle page shows. */
export const VehicleDetail = VehicleSummary.extend({
  engine: z.string().nullable(),
  doors: z.int().nullable(),
  cityMpg: z.int().nullable(),
  highwayMpg: z.int().nullable(),
  features: z.array(z.string()),
  /** As in the feed, in the order of `inventory.imagePriority`. */
  images: z.array(z.string()),
  /** Oldest first; the first entry is the initial price. */
  priceHistory: z.array(PriceChange),
  soldOn: IsoDate.nullable(),
  /** The dealer's description of the vehicle, a paragraph per line, without markup; null = none. */
  description: z.string().nullable().default(null),
  /** Names of facts that are not in the feed and were decoded from the VIN. */
  decoded: z.array(z.string()),
  ...NewVehicleOffer.shape,
  ...VehicleHistory.shape,
});
export type VehicleDetail = z.infer<typeof VehicleDetail>;
