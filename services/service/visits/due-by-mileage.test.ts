import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { expect, test } from "@jest/globals";
import { dueByMileage } from "./due-by-mileage.ts";

const services = [
  { name: "Oil", everyMiles: 5_000 },
  { name: "Brakes", everyMiles: 15_000 },
  { name: "Alignment", everyMiles: 30_000 },
  { name: "Diagnosis", everyMiles: null },
];

test.each([
  [60_000, 60_000, ["Oil", "Brakes", "Alignment"]],
  [58_100, 60_000, ["Oil", "Brakes", "Alignment"]],
  [62_400, 60_000, ["Oil", "Brakes", "Alignment"]],
  [62_500, 65_000, ["Oil"]],
  [46_000, 45_000, ["Oil", "Brakes"]],
  [4_000, 5_000, ["Oil"]],
])("at %d miles, suggests what is due around %d", (miles, mark, names) => {
  expect(dueByMileage(services, miles)).toEqual({ miles: mark, services: names });
});

test("suggests nothing for a new car, without a mileage, and far from every interval", () => {
  expect(dueByMileage(services, 900)).toBeNull();
  expect(dueByMileage(services, null)).toBeNull();
  expect(dueByMileage(services.slice(2), 45_000)).toBeNull();
  expect(dueByMileage(services.slice(3), 60_000)).toBeNull();
});

test("takes the closer mark of intervals that differ", () => {
  const mixed = [
    { name: "Oil", everyMiles: 5_000 },
    { name: "Tires", everyMiles: 7_500 },
  ];
  expect(dueByMileage(mixed, 7_900)).toEqual({ miles: 7_500, services: ["Tires"] });
  expect(dueByMileage(mixed, 14_000)).toEqual({ miles: 15_000, services: ["Oil", "Tires"] });
});

test("suggests work at 60,000 miles with the settings of each dealer of the demo", async () => {
  const dealers = await loadDealers(shippedDealers);
  for (const dealerId of ["heartland", "ozark-mitsubishi"]) {
    const { scheduling } = dealers.config({ dealerId, storeId: null });
    expect(dueByMileage(scheduling.services, 60_000)?.services).toContain("Tire rotation");
  }
});
