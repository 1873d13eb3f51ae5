import { expect, test } from "@jest/globals";
import { carRules } from "./car-rules.ts";

const typed = { modelYear: "2019", make: "Toyota", model: "RAV4", mileage: "60,000" };

test("a form is checked by the page's data of its car, once the rules are there", async () => {
  // A page has options with their texts, which the rules do not read.
  const data = { cars: [], latestYear: 2027, options: { title: "Options", items: [] } };
  expect(carRules.carFaults({ ...typed, mileage: "many" }, data)).toEqual({});
  await carRules.load();
  expect(carRules.carFaults(typed, data)).toEqual({});
  expect(carRules.carFaults({ ...typed, mileage: "many" }, data)).toMatchObject({
    mileage: { code: "mileage" },
  });
  expect(carRules.startFaults({ by: "car", ...typed, make: "" }, 2027)).toMatchObject({
    make: { code: "make" },
  });
});
