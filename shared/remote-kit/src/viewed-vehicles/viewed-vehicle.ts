import { shortlistKey } from "@forecourt/contracts/areas/inventory/shortlist-counts";
import { bodyStyles } from "@forecourt/contracts/body-styles";
import type { BodyStyle } from "@forecourt/contracts/vehicle";

/** Facts that a browser stores about a car that it has shown, without the price, which may have changed since. */
export interface VehicleView {
  href: string;
  /** Trim and mileage: "SE · 38,120 miles". */
  about: string;
  /** URL of the photo in the feed; null = the illustration. */
  image: string | null;
  /** Body style for the illustration; null = not known. */
  bodyStyle: BodyStyle | null;
  /** `#rrggbb`; null = not known. */
  exteriorHex: string | null;
}

/** A car that this browser has shown. */
export interface ViewedVehicle extends VehicleView {
  vin: string;
  /** "2021 Mitsubishi Outlander". */
  title: string;
}

const maxTextLength = 120;

/**
 * The cars that this browser has shown, newest first; empty when nothing readable is stored. Not parsed with
 * a schema, because this runs in browsers.
 */
export function readViewedVehicles(storage: Pick<Storage, "getItem">): ViewedVehicle[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(shortlistKey) ?? "null");
    const seen = isObject(stored) ? stored["seen"] : null;
    return Array.isArray(seen) ? seen.flatMap((car) => parseViewedVehicle(car) ?? []) : [];
  } catch {
    return [];
  }
}

function parseViewedVehicle(car: unknown): ViewedVehicle | null {
  if (!isObject(car)) return null;
  const { vin, title } = car;
  const view = parseVehicleView(car["view"]);
  if (view === null || typeof vin !== "string" || typeof title !== "string") return null;
  return { vin, title: title.slice(0, maxTextLength), ...view };
}

/** A stored view; null for one that this release would not have written, such as a link to another site. */
export function parseVehicleView(value: unknown): VehicleView | null {
  if (!isObject(value)) return null;
  const { href, about, image, bodyStyle, exteriorHex } = value;
  if (typeof href !== "string" || !/^\/[a-z]/.test(href) || typeof about !== "string") return null;
  const isColor = typeof exteriorHex === "string" && /^#[0-9a-f]{6}$/i.test(exteriorHex);
  return {
    href,
    about: about.slice(0, maxTextLength),
    image: typeof image === "string" ? image : null,
    bodyStyle: bodyStyles.find((one) => one === bodyStyle) ?? null,
    exteriorHex: isColor ? exteriorHex : null,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
