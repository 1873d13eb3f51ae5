import { audi } from "./audi.ts";
import { bmw } from "./bmw.ts";
import { buick } from "./buick.ts";
import { cadillac } from "./cadillac.ts";
import { chevrolet } from "./chevrolet.ts";
import { chrysler } from "./chrysler.ts";
import { dodge } from "./dodge.ts";
import { ford } from "./ford.ts";
import { gmc } from "./gmc.ts";
import { honda } from "./honda.ts";
import { hyundai } from "./hyundai.ts";
import { jeep } from "./jeep.ts";
import { kia } from "./kia.ts";
import { lexus } from "./lexus.ts";
import { mazda } from "./mazda.ts";
import { mercedesBenz } from "./mercedes-benz.ts";
import { mini } from "./mini.ts";
import { mitsubishi } from "./mitsubishi.ts";
import type { Maker } from "./model.ts";
import { nissan } from "./nissan.ts";
import { ram } from "./ram.ts";
import { subaru } from "./subaru.ts";
import { tesla } from "./tesla.ts";
import { toyota } from "./toyota.ts";
import { volkswagen } from "./volkswagen.ts";
import { volvo } from "./volvo.ts";

/** Every maker whose cars the demo lots hold. */
export const catalog: readonly Maker[] = [
  audi,
  bmw,
  buick,
  cadillac,
  chevrolet,
  chrysler,
  dodge,
  ford,
  gmc,
  honda,
  hyundai,
  jeep,
  kia,
  lexus,
  mazda,
  mercedesBenz,
  mini,
  mitsubishi,
  nissan,
  ram,
  subaru,
  tesla,
  toyota,
  volkswagen,
  volvo,
];
