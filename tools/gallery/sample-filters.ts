import type { FacetOption, SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import { boundSteps } from "@forecourt/contracts/areas/inventory/search/search-filter";

type Row = [value: string, count: number, label?: string];

function options(...rows: Row[]): FacetOption[] {
  return rows.map(([value, count, label = value]) => ({ value, label, count }));
}

/** Counts that the inventory service would return for the mixed lot of `sampleCars`. */
export const sampleFacets: SearchReply["facets"] = {
  condition: options(["used", 412], ["new", 96], ["certified", 104]),
  bodyStyle: options(
    ["suvs", 128],
    ["sedans", 141],
    ["trucks", 73],
    ["minivans", 24],
    ["hatchbacks", 31],
    ["coupes", 11],
    ["wagons", 9],
    ["convertibles", 4],
    ["commercial", 0],
  ),
  make: options(
    ["mitsubishi", 44, "Mitsubishi"],
    ["honda", 21, "Honda"],
    ["toyota", 20, "Toyota"],
    ["ford", 18, "Ford"],
    ["chevrolet", 12, "Chevrolet"],
    ["nissan", 9, "Nissan"],
    ["subaru", 7, "Subaru"],
    ["mazda", 6, "Mazda"],
    ["hyundai", 5, "Hyundai"],
    ["kia", 4, "Kia"],
    ["volkswagen", 3, "Volkswagen"],
    ["jeep", 1234, "Jeep"],
  ),
  model: [],
  year: options(["2024", 96], ["2022", 140], ["2019", 201]),
  fuelType: options(["gasoline", 380], ["hybrid", 21], ["electric", 11]),
  drivetrain: options(["fwd", 190], ["awd", 150], ["4wd", 72]),
  transmission: options(["automatic", 300], ["cvt", 90], ["manual", 22]),
  exteriorColor: options(["black", 90], ["white", 88], ["red", 41], ["blue", 60]),
  interiorColor: options(["black", 240], ["gray", 90], ["beige", 30]),
  feature: options(["heated-seats", 200], ["sunroof", 91], ["apple-carplay", 230]),
  deal: options(["price-drop", 40], ["premium-upgrades", 22]),
  history: options(["one-owner", 130], ["no-accidents", 260], ["clean-title", 380]),
};

/** Each offered step has more cars than the step before. */
export const sampleBounds: SearchReply["bounds"] = {
  priceMax: counted(boundSteps.priceMax),
  mileageMax: counted(boundSteps.mileageMax),
  paymentMax: counted(boundSteps.paymentMax),
};

function counted(steps: readonly number[]) {
  return steps.map((value, index) => ({ value, count: index * 31 }));
}
