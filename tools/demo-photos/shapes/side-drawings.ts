import type { Car } from "../../illustrations/car.ts";
import { commercial } from "../../illustrations/cars/commercial.ts";
import { convertible } from "../../illustrations/cars/convertible.ts";
import { coupe } from "../../illustrations/cars/coupe.ts";
import { coupeSuv } from "../../illustrations/cars/coupe-suv.ts";
import { hatchback } from "../../illustrations/cars/hatchback.ts";
import { largeSuv } from "../../illustrations/cars/large-suv.ts";
import { minivan } from "../../illustrations/cars/minivan.ts";
import { longOffRoader, offRoader } from "../../illustrations/cars/off-roader.ts";
import { sedan } from "../../illustrations/cars/sedan.ts";
import { singleCabTruck } from "../../illustrations/cars/single-cab-truck.ts";
import { suv } from "../../illustrations/cars/suv.ts";
import { truck } from "../../illustrations/cars/truck.ts";
import { wagon } from "../../illustrations/cars/wagon.ts";
import { electric } from "../../illustrations/electric.ts";
import { variant } from "../../illustrations/variant.ts";
import type { Shape } from "./shape-of.ts";

const electricSedan = electric(
  sedan,
  "2,540! 14,668! 62,700! 240,660! 270,560! 200,480! 6,480!",
  "24,430! 40,470! 230,450! 250,410! 40,380!",
);
const electricHatchback = electric(
  hatchback,
  "4,560! 14,690! 56,730! 230,690! 270,580! 210,490! 6,490!",
  "24,430! 40,470! 230,450! 250,410! 40,380!",
);

/** Every kind of car from its left side. */
export const sideDrawings: Readonly<Record<Shape, Car>> = {
  sedan,
  "electric-sedan": electricSedan,
  coupe,
  convertible,
  hatchback,
  "small-hatchback": variant(hatchback, { length: 0.9, height: 1.03 }),
  "electric-hatchback": electricHatchback,
  wagon,
  "compact-suv": variant(suv, { length: 0.94, stance: { wheel: "city" } }),
  suv,
  "three-row-suv": variant(suv, { length: 1.07, height: 1.02, stance: { wheel: "touring" } }),
  "large-suv": largeSuv,
  "coupe-suv": coupeSuv,
  "off-roader": offRoader,
  "long-off-roader": longOffRoader,
  "crew-cab": truck,
  "single-cab": singleCabTruck,
  minivan,
  "cargo-van": commercial,
  "small-van": variant(commercial, { length: 0.82, height: 0.8, stance: { tyre: 330, arch: 370 } }),
};
