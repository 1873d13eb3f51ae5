import type { Car } from "../car.ts";

/** A car and the objects behind and before it. */
export interface Scene {
  car: Car;
  paint: string;
  /** Left edge of the car's box, and its width of 640. */
  left: number;
  scale: number;
  behind?: readonly string[];
  before?: readonly string[];
}
