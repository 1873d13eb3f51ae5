import type { BodyStyle } from "@forecourt/contracts/vehicle";
import { defaultBodyStyle } from "../reference/names.ts";
import { bodyStyleWords, meaningOf } from "../reference/words.ts";
import type { VehicleFacts } from "./vehicle-facts.ts";

/**
 * The body style if the feed states none: from a word of the trim ("EcoBoost Premium Convertible"), else
 * the model's default. Trucks are recognized by the model, because cab and bed words are not body styles.
 */
export function filledBodyStyle(
  car: Pick<VehicleFacts, "make" | "model" | "trim">,
): BodyStyle | null {
  const usual = defaultBodyStyle(car.make, car.model);
  if (usual === "trucks" || usual === "commercial") return usual;
  const byTrim = car.trim === null ? undefined : meaningOf(bodyStyleWords, car.trim.toLowerCase());
  return byTrim ?? usual;
}
