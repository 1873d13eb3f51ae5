import type { NewVehicleOffer } from "@forecourt/contracts/new-vehicle-offer";
import type {
  BodyStyle,
  Condition,
  Drivetrain,
  FuelType,
  Transmission,
} from "@forecourt/contracts/vehicle";
import type { VehicleHistory } from "@forecourt/contracts/vehicle-history";

import type { ImagesBySource } from "../../store/images-by-source.ts";

/** A vehicle as one feed row states it. Price in cents, mileage in miles; null = not stated. */
export interface VehicleFacts extends NewVehicleOffer, VehicleHistory {
  vin: string;
  stockNumber: string | null;
  condition: Condition;
  year: number;
  make: string;
  makeSlug: string;
  model: string;
  modelSlug: string;
  trim: string | null;
  bodyStyle: BodyStyle | null;
  mileage: number | null;
  /** Null = Call for Price. */
  price: number | null;
  exteriorColor: string | null;
  exteriorHex: string | null;
  interiorColor: string | null;
  fuelType: FuelType | null;
  drivetrain: Drivetrain | null;
  transmission: Transmission | null;
  engine: string | null;
  doors: number | null;
  cityMpg: number | null;
  highwayMpg: number | null;
  features: string[];
  images: ImagesBySource;
  /** A paragraph per line, without markup. */
  description: string | null;
  /** Facts that the feed did not state and the import derived. */
  decoded: string[];
  /** `YYYY-MM-DD`; null = the day of the import. */
  firstSeen: string | null;
}
