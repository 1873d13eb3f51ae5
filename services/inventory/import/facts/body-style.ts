import type { BodyStyle } from "@forecourt/contracts/vehicle";
import { usualBodyStyle } from "../reference/names.ts";
import { bodyStyleWords, meaningOf } from "../reference/words.ts";
import type { VehicleFacts } from "./vehicle-facts.ts";

/**
 * The body style of a car whose feed states none: a word of its trim ("EcoBoost Premium
 * Convertible"), else what the model usually is. Cabs and beds are words of trucks only, and a
 * truck is known by its model.
 */
export function filledBodyStyle(
  car: Pick<VehicleFacts, "make" | "model" | "trim">,
): BodyStyle | null {
  const usual = usualBodyStyle(car.make, car.model);
  if (usual === "trucks" || usual === "commercial") return usual;
  const said = car.trim === null ? undefined : meaningOf(bodyStyleWords, car.trim.toLowerCase());
  return said ?? usual;
}
