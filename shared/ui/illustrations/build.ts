import { writeFileSync } from "node:fs";
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
import { sheet } from "./sheet.ts";

writeFileSync(
  new URL("../src/illustrations/sprite.svg", import.meta.url),
  sheet({
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
  }),
);
