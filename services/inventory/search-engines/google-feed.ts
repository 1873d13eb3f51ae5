import { href } from "@forecourt/contracts/href";
import { imagePath } from "@forecourt/contracts/image-source";
import type { SiteStore } from "@forecourt/contracts/site-store";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import type { Cents } from "@forecourt/domain/money";
import { csvLine } from "./csv-line.ts";

/** Data of a store that the feed states beside its cars. */
export interface FeedStore {
  place: SiteStore;
  /** The name of the dealership there. */
  dealership: string;
  /** Dealer fees of every car, in cents. */
  fees: Cents;
}

export interface FeedSetting {
  origin: string;
  /** The stores whose cars the feed has, by id. */
  stores: ReadonlyMap<string, FeedStore>;
  /** The image of a car for lists. */
  imageOf(car: VehicleSummary): string | null;
  /** Hosts whose pictures are drawings. */
  illustrationHosts: readonly string[];
}

const pictureWidth = 1280;

type Value = string | number | null;

/**
 * The attributes of Google's vehicle listings by their names there: all required attributes, and the optional ones that
 * the index knows (developers.google.com/vehicle-listings/reference/feed-specification).
 */
const columns: Readonly<
  Record<string, (car: VehicleSummary, store: FeedStore, setting: FeedSetting) => Value>
> = {
  store_code: (_car, { place }) => place.id,
  id: ({ stockNumber, vin }) => stockNumber ?? vin,
  vin: ({ vin }) => vin,
  year: ({ year }) => year,
  make: ({ make }) => make,
  model: ({ model }) => model,
  trim: ({ trim }) => trim,
  exterior_color: ({ exteriorColor }) => exteriorColor,
  interior_color: ({ interiorColor }) => interiorColor,
  mileage: (car) => (car.mileage === null ? null : `${car.mileage} miles`),
  condition: ({ condition }) => (condition === "new" ? "new" : "used"),
  certified_pre_owned: ({ condition }) => (condition === "certified" ? "yes" : "no"),
  price: ({ price }, { fees }) => `${(((price ?? 0) + fees) / 100).toFixed(2)} USD`,
  date_in_stock: ({ firstSeen }) => firstSeen,
  dealership_name: (_car, { dealership }) => dealership,
  dealership_address: (_car, { place }) => addressOf(place),
  tracking_phone_number: (_car, { place }) => place.sales.phone,
  link: (car, _store, { origin }) => origin + href.vehicle(car),
  image_link: (car, _store, setting) => pictureOf(car, setting),
};

/** The line with the names of the columns. */
export const feedHeader = csvLine(Object.keys(columns));

/**
 * The lines of these cars. Cars that Google refuses are left out: a car without a price, a used car without its
 * mileage, and a VIN that an earlier line has (`known`), because another store has the same car.
 */
export function feedLines(
  cars: readonly VehicleSummary[],
  setting: FeedSetting,
  known: Set<string>,
): string {
  const lines = cars.map((car) => {
    const store = setting.stores.get(car.storeId);
    if (!store || !isAccepted(car) || known.has(car.vin)) return "";
    known.add(car.vin);
    return csvLine(Object.values(columns).map((valueOf) => valueOf(car, store, setting)));
  });
  return lines.join("");
}

function isAccepted({ price, mileage, condition }: VehicleSummary): boolean {
  return price !== null && (condition === "new" || mileage !== null);
}

function addressOf(place: SiteStore): string {
  const { addressLine1, addressLine2, city, stateShort, zip, countryShort = "US" } = place;
  const street = [addressLine1, addressLine2].filter(Boolean).join(", ");
  return `${street}, ${city}, ${stateShort} ${zip}, ${countryShort}`;
}

/** A photo of the car, from this site. Google refuses drawings. */
function pictureOf(car: VehicleSummary, setting: FeedSetting): string | null {
  const photo = setting.imageOf(car);
  if (photo === null) return null;
  const host = URL.parse(photo)?.hostname ?? "";
  const isDrawing = setting.illustrationHosts.some((one) => one.replace("http://", "") === host);
  const path = isDrawing ? null : imagePath(photo, pictureWidth);
  return path && setting.origin + path;
}
