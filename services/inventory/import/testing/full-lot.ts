import { Mapping } from "../mapping/schema.ts";
import { testVin } from "./vins.ts";

/** The columns of the feed, in their order; `description` is a column that the mapping does not name. */
const columns = [
  "vin",
  "stock",
  "condition",
  "year",
  "make",
  "model",
  "trim",
  "miles",
  "price",
  "color",
  "arrived",
  "photos",
  "description",
] as const;

/** One car as the feed writes it. */
export type FeedCar = Readonly<Record<(typeof columns)[number], string>>;

const models = [
  ["Toyota", "Camry"],
  ["Honda", "Civic"],
  ["Ford", "F-150"],
  ["Kia", "Soul"],
  ["Mitsubishi", "Outlander"],
] as const;

/** The host of the photos. */
export const photoHost = "photos.example";

/** The mapping of the same columns in a feed of this format. */
export function fullMapping(format: Partial<Mapping> = {}): Mapping {
  return Mapping.parse({
    about: "A lot of the tests with all that a usual feed states.",
    format: "csv",
    vehicle: {
      vin: { column: "vin" },
      stockNumber: { column: "stock" },
      condition: { column: "condition" },
      year: { column: "year" },
      make: { column: "make" },
      model: { column: "model" },
      trim: { column: "trim" },
      mileage: { column: "miles" },
      price: { column: "price" },
      exteriorColor: { column: "color" },
      firstSeen: { column: "arrived" },
      images: { column: "photos", separator: "|" },
    },
    ...format,
  });
}

/** 64 used cars as on a real lot: the newer, the dearer, and the fewer miles. */
export const fullLot: readonly FeedCar[] = Array.from({ length: 64 }, (_, index) => {
  const age = index % 12;
  const [make, model] = models[index % models.length] ?? models[0];
  const vin = testVin(index + 1);
  return {
    vin,
    stock: `S${1001 + index}`,
    condition: "Used",
    year: String(2024 - age),
    make,
    model,
    trim: index % 3 === 0 ? "LX" : "Base",
    miles: String(21_350 + 9_000 * age + 37 * index),
    price: String(31_990 - 1_600 * age + 10 * index),
    color: index % 2 === 0 ? "Red" : "Blue",
    arrived: "2026-09-15",
    photos: `https://${photoHost}/${vin}/1.jpg|https://${photoHost}/${vin}/2.jpg`,
    description: `One owner, "as new", ${make}`,
  };
});

/** The feed as CSV, with all values in quotes where they need it. */
export function csvOf(lot: readonly FeedCar[], delimiter = ","): string {
  const quoted = (value: string) =>
    /[",;\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  const lines = lot.map((car) => columns.map((name) => quoted(car[name])).join(delimiter));
  return [columns.join(delimiter), ...lines, ""].join("\n");
}

/** The feed as XML; the mapping's `items` is `inventory.car`. */
export function xmlOf(lot: readonly FeedCar[]): string {
  const text = (value: string) => value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const elements = lot.map(
    (car) =>
      `<car>${columns.map((name) => `<${name}>${text(car[name])}</${name}>`).join("")}</car>`,
  );
  return `<?xml version="1.0"?>\n<inventory>\n${elements.join("\n")}\n</inventory>\n`;
}
