import {
  type ColorFamily,
  type Deal,
  premiumFeatures,
  premiumUpgradesFrom,
  type VehicleFeature,
} from "@forecourt/contracts/vehicle/vehicle-features";
import { slug } from "@forecourt/domain/slug";
import type { ToldVehicle } from "@forecourt/service-inventory/search/fields";
import { wordsOf } from "@forecourt/service-inventory/search/text/words";
import { colorFamily } from "@forecourt/service-inventory/vocabulary/color-family";
import { featuresOfTexts } from "@forecourt/service-inventory/vocabulary/features";
import { generatedFees } from "./generated-cars.ts";
import { pricing } from "./pricing.ts";

/** A car with all that is searched for worked out: what SQL and the package are given. */
export interface PlainCar {
  told: ToldVehicle;
  make: string;
  model: string;
  exterior: ColorFamily | null;
  interior: ColorFamily | null;
  features: VehicleFeature[];
  deals: Deal[];
  /** Cents with the store's fees. */
  total: number | null;
  /** Of the years that the finance program calls newer. */
  isNewer: boolean;
  /** Every word that a search may name the beginning of. */
  words: string;
}

export function plainCar(told: ToldVehicle): PlainCar {
  const features = [...featuresOfTexts(told.features)];
  const premium = premiumFeatures.filter((feature) => features.includes(feature)).length;
  const exterior = colorFamily(told.exteriorColor, told.exteriorHex);
  const interior = colorFamily(told.interiorColor, null);
  return {
    told,
    make: slug(told.make),
    model: slug(told.model),
    exterior,
    interior,
    features,
    deals: [
      ...(told.priceBefore === null ? [] : (["price-drop"] as const)),
      ...(premium < premiumUpgradesFrom ? [] : (["premium-upgrades"] as const)),
    ],
    total: told.price === null ? null : told.price + (generatedFees[told.storeId] ?? 0),
    isNewer: told.year >= pricing.program.newerVehicles.fromYear,
    words: searchedWords(told, [exterior, interior]),
  };
}

function searchedWords(told: ToldVehicle, families: readonly (string | null)[]): string {
  const { make, model, year, trim, engine, exteriorColor, interiorColor } = told;
  const { bodyStyle, fuelType, drivetrain, transmission, vin, stockNumber } = told;
  const facts = [
    make,
    model,
    year,
    trim,
    engine,
    exteriorColor,
    interiorColor,
    ...families,
    bodyStyle,
    fuelType,
    drivetrain,
    transmission,
    vin.toLowerCase(),
    (stockNumber ?? "").toLowerCase().replace(/[^a-z0-9]/g, ""),
  ];
  return [...new Set(wordsOf(facts.filter((fact) => fact !== null).join(" ")))].join(" ");
}
