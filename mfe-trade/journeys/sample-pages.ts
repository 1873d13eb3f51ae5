import type { SamplePages } from "@forecourt/e2e/sample-pages";
import { offeredCar, unknownCar } from "./offered-car.ts";

/** An offer, and a car without a value. */
export const samplePages: SamplePages<"trade"> = {
  offer: async (site) => [await offeredCar(site), await offeredCar(site, { car: unknownCar })],
};
