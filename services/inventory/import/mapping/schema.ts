import { Availability } from "@forecourt/contracts/new-vehicle-offer";
import {
  BodyStyle,
  Condition,
  Drivetrain,
  FuelType,
  Transmission,
} from "@forecourt/contracts/vehicle";
import { PriorUse, TitleStatus } from "@forecourt/contracts/vehicle-history";
import { z } from "zod";
import {
  CellSource,
  DateSource,
  HexSource,
  IncentiveSource,
  ListSource,
  MileageSource,
  MoneySource,
  TextSource,
  WordSource,
} from "./sources.ts";

const VehicleMapping = z.strictObject({
  /** Null = the feed has no VINs; every row is refused. */
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
  /** The photos of the vehicle; photos of the other image sources are below. */
  images: ListSource.optional(),
  customBackgroundImages: ListSource.optional(),
  previewImages: ListSource.optional(),
  evoxImages: ListSource.optional(),
  /** The day the vehicle arrived; default: the day of its first import. */
  firstSeen: DateSource.optional(),
  msrp: MoneySource.optional(),
  /** Incentives that every buyer gets; the price is after them. */
  incentives: IncentiveSource.optional(),
  /** Incentives that only some buyers get; the price is before them. */
  conditionalIncentives: IncentiveSource.optional(),
  availability: WordSource(Availability).optional(),
  /** The day on which a vehicle in transit is expected. */
  expectedOn: DateSource.optional(),
  /** The address of the window sticker. */
  windowSticker: TextSource.optional(),
  owners: CellSource.optional(),
  accidents: CellSource.optional(),
  titleStatus: WordSource(TitleStatus).optional(),
  priorUse: WordSource(PriorUse).optional(),
  /** The dealer's description of the vehicle, as text or HTML. */
  description: CellSource.optional(),
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

/** A mapping file: the columns of a feed and how to read them. See README.md. */
export const Mapping = z.strictObject({
  /** Description of the feed. */
  about: z.string(),
  format: z.enum(["csv", "tsv", "jsonl", "json", "xml"]),
  /**
   * Where the cars are: in JSON the path to their list, `data.vehicles` or `stores.*.vehicles`, missing = the file is
   * the list itself; in XML the path to the element of each car, `inventory.vehicle`.
   */
  items: z.string().min(1).optional(),
  /** Separator of the values of a CSV file, if it is not a comma: `;` or `|`. */
  delimiter: z.string().length(1).optional(),
  /** For CSV and TSV; null = no quote character. */
  quote: z.string().length(1).nullable().default('"'),
  /** Values that mean "not stated" in any column. Case does not matter. */
  absent: z.array(z.string()).default([]),
  /** The column with the snapshot date, `2026-11-20`. */
  snapshot: z.string().min(1).optional(),
  /** Rows must meet all of these conditions; others are ignored. */
  where: z.array(RowFilter).default([]),
  /** Columns that form a title such as "2022 Toyota Camry SE". */
  title: z.strictObject({ columns: z.array(z.string().min(1)).min(1) }).optional(),
  vehicle: VehicleMapping,
});
export type Mapping = z.infer<typeof Mapping>;
