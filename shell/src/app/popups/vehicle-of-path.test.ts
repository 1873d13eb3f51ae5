import { expect, test } from "@jest/globals";
import { vehicleOfPath } from "./vehicle-of-path.ts";

const vin = "2T3P1RFV8MC123456";

test.each([
  [`/used-cars-for-sale/2021-toyota-rav4-xle-${vin}`, { year: 2021, vin }],
  [`/used-cars-for-sale/2021-toyota-rav4-${vin}?zip=63701#price`, { year: 2021, vin }],
  [`/test-drive/2021-toyota-rav4-${vin.toLowerCase()}`, { year: 2021, vin }],
  ["/used-cars-for-sale", undefined],
  ["/", undefined],
  [`/used-cars-for-sale/toyota-${vin}`, undefined],
  [`/used-cars-for-sale/2021${vin}`, undefined],
  [`/used-cars-for-sale/2021-rav4-${vin}/x`, undefined],
  [`/search?q=2021-rav4-${vin}`, undefined],
])("of %s is %j", (path, vehicle) => {
  expect(vehicleOfPath(path)).toEqual(vehicle);
});
