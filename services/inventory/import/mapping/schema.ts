import {
  BodyStyle,
  Condition,
  Drivetrain,
  FuelType,
  Transmission,
} from "@forecourt/contracts/vehicle";
import { z } from "zod";
import {
  CellSource,
  DateSource,
  HexSource,
  ListSource,
  MileageSource,
  MoneySource,
  TextSource,
  WordSource,
} from "./sources.ts";

const VehicleMapping = z.strictObject({
  /** Null = the feed states no VIN; every row is refused for that. */
  vin: TextSource.nullable(),
  stockNumber: TextSource.optional(),
  condition: WordSource(Condition),
  year: CellSource,
  make: TextSource,
  model: TextSource,
  trim: TextSource.optional(),
  bodyStyle: WordSource(BodyStyle).optional(),
  mileage: MileageSource.optional(),
  price: MoneySource,
  exteriorColor: TextSource.optional(),
  exteriorHex: HexSource.optional(),
  interiorColor: TextSource.optional(),
  fuelType: WordSource(FuelType).optional(),
  drivetrain: WordSource(Drivetrain).optional(),
  transmission: WordSource(Transmission).optional(),
  engine: TextSource.optional(),
  doors: CellSource.optional(),
  cityMpg: CellSource.optional(),
  highwayMpg: CellSource.optional(),
  features: ListSource.optional(),
  images: ListSource.optional(),
  /** The day on which the car came to the lot; without it, the day of its first import. */
  firstSeen: DateSource.optional(),
});
export type VehicleMapping = z.infer<typeof VehicleMapping>;

const RowFilter = z
  .strictObject({
    column: z.string().min(1),
    is: z.array(z.string()).optional(),
    isNot: z.array(z.string()).optional(),
  })
  .refine(({ is, isNot }) => (is === undefined) !== (isNot === undefined), "give is or isNot");
export type RowFilter = z.infer<typeof RowFilter>;

/** A mapping file: which column of a feed is what, and how to read it. See README.md. */
export const Mapping = z.strictObject({
  /** What the feed is, for people. */
  about: z.string(),
  format: z.enum(["csv", "tsv", "jsonl"]),
  /** Of CSV and TSV; null = quotes mean nothing. */
  quote: z.string().length(1).nullable().default('"'),
  /** Values that mean "not stated" in any column. Case does not matter. */
  absent: z.array(z.string()).default([]),
  /** The column that tells the snapshots of one file apart; its values are dates, `2026-11-20`. */
  snapshot: z.string().min(1).optional(),
  /** Only rows that meet all of these are part of the feed. */
  where: z.array(RowFilter).default([]),
  /** Columns that together make a title such as "2022 Toyota Camry SE". */
  title: z.strictObject({ columns: z.array(z.string().min(1)).min(1) }).optional(),
  vehicle: VehicleMapping,
});
export type Mapping = z.infer<typeof Mapping>;
