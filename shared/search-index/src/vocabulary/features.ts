import {
  type VehicleFeature,
  vehicleFeatures,
} from "@forecourt/contracts/areas/inventory/vehicle-features";
import { denial, featurePatterns } from "./feature-patterns.ts";

/** Cached texts. Feeds repeat most texts, but some contain whole advertisements. */
const MAX_CACHED_TEXTS = 20_000;

/** Longer texts are advertisements, which mention more than the vehicle has. */
const MAX_TEXT_LENGTH = 200;

const cache = new Map<string, readonly VehicleFeature[]>();
const patterns = vehicleFeatures.map((feature) => ({ feature, ...featurePatterns[feature] }));

/**
 * The features a feed's text names, in the order of `vehicleFeatures`: "Heated Front Seats", "Seats,
 * Heated Driver And Front Passenger". None if the text says that they are missing, optional or only
 * prepared: "Not Equipped With Heated Seats", "Sunroof Delete".
 */
export function featuresOfText(text: string): readonly VehicleFeature[] {
  const known = cache.get(text);
  if (known) return known;
  const found = read(text);
  if (cache.size >= MAX_CACHED_TEXTS) cache.clear();
  cache.set(text, found);
  return found;
}

/** All features named by these texts. */
export function featuresOfTexts(texts: readonly string[]): ReadonlySet<VehicleFeature> {
  return new Set(texts.flatMap((text) => featuresOfText(text)));
}

function read(text: string): readonly VehicleFeature[] {
  if (text.length > MAX_TEXT_LENGTH) return [];
  const words = normalized(text);
  if (denial.test(words)) return [];
  return patterns
    .filter(({ has, unless }) => has.test(words) && !(unless?.test(words) ?? false))
    .map(({ feature }) => feature);
}

/** Lowercase; everything between words except `/`, `&` and `'` becomes one space. */
function normalized(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9/&']+/g, " ")
    .trim();
}
