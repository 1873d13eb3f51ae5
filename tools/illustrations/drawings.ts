import type { Car } from "./car.ts";
import { commercial } from "./cars/commercial.ts";
import { convertible } from "./cars/convertible.ts";
import { coupe } from "./cars/coupe.ts";
import { covered } from "./cars/covered.ts";
import { hatchback } from "./cars/hatchback.ts";
import { minivan } from "./cars/minivan.ts";
import { sedan } from "./cars/sedan.ts";
import { suv } from "./cars/suv.ts";
import { truck } from "./cars/truck.ts";
import { wagon } from "./cars/wagon.ts";

/** Every drawing by the name of its symbol: the body styles' URL names, and a car under its cloth. */
export const drawings: Record<string, Car> = {
  suvs: suv,
  sedans: sedan,
  wagons: wagon,
  coupes: coupe,
  convertibles: convertible,
  hatchbacks: hatchback,
  trucks: truck,
  minivans: minivan,
  commercial,
  covered,
};
