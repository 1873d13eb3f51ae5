import { type Car, fill, paint, shade } from "./car.ts";

/** The drawing of a car with a closed nose: `grille` is the outline that covers its grille. */
export function electric(car: Car, grille: string, intake: string): Car {
  return {
    ...car,
    parts: [...car.parts, paint(grille), shade(grille, 0.1), fill(intake, "#16181b", 0.85)],
  };
}
