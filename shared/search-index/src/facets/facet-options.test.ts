import { BodyStyle, Condition } from "@forecourt/contracts/vehicle";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { arbitraryVehicle } from "../testing/arbitrary-vehicles.ts";
import { minimalVehicle } from "../testing/minimal-vehicle.ts";
import { searchOver } from "../testing/search-over.ts";

const values = (options: { value: string }[]) => options.map(({ value }) => value);

test("different spellings are one option, labeled with the lowercase one", () => {
  const search = searchOver(
    ["MITSUBISHI", "Mitsubishi", "MITSUBISHI"].map((make, number) =>
      minimalVehicle(number, { make }),
    ),
  );
  const { facets, total } = search({ make: "mitsubishi" });
  expect(facets.make).toEqual([{ value: "mitsubishi", label: "Mitsubishi", count: 3 }]);
  expect(total).toBe(3);
});

test("sorts options as in the contract, names by slug, years descending", () => {
  const search = searchOver(fc.sample(arbitraryVehicle(500), { numRuns: 400, seed: 3 }));
  const { facets } = search({ make: "mitsubishi" });
  expect(values(facets.condition)).toEqual(Condition.options);
  expect(values(facets.bodyStyle)).toEqual(BodyStyle.options);
  expect(values(facets.make)).toEqual([
    "citroen",
    "ford",
    "mercedes-benz",
    "mitsubishi",
    "pontiac",
  ]);
  expect(values(facets.model)).toEqual(["mirage-g4", "outlander-sport"]);
  expect(values(facets.year)).toEqual([
    "2026",
    "2025",
    "2024",
    "2023",
    "2022",
    "2021",
    "2020",
    "2019",
    "2018",
  ]);
  expect(values(facets.exteriorColor)).toEqual(["black", "silver", "red"]);
  expect(values(facets.deal)).toEqual(["price-drop", "premium-upgrades"]);
  expect(values(facets.history)).toEqual(["one-owner", "no-accidents", "clean-title"]);
  expect(search({}).facets.model).toEqual([]);
});

test("keeps a chosen option without vehicles", () => {
  const { facets, bounds, total } = searchOver([minimalVehicle(1, { price: 1_500_000 })])({
    condition: "new",
    make: ["kia"],
    model: ["soul"],
    feature: ["sunroof"],
    exteriorColor: ["gold"],
    deal: ["price-drop"],
    yearMin: 2030,
    priceMax: 123,
  });
  expect(total).toBe(0);
  expect(facets).toMatchObject({
    condition: [{ value: "new", count: 0 }],
    make: [{ value: "kia", label: "kia", count: 0 }],
    model: [{ value: "soul", count: 0 }],
    feature: [{ value: "sunroof", count: 0 }],
    exteriorColor: [{ value: "gold", count: 0 }],
    deal: [{ value: "price-drop", count: 0 }],
    year: [{ value: "2030", count: 0 }],
  });
  expect(bounds.priceMax[0]).toEqual({ value: 123, count: 0 });
});

test("requires all features but any of the colors", () => {
  const search = searchOver([
    minimalVehicle(1, { features: ["Moonroof", "Heated Seats"], exteriorColor: "Ruby Red" }),
    minimalVehicle(2, { features: ["Moonroof"], exteriorColor: "Jet Black" }),
  ]);
  const one = search({ feature: ["sunroof", "heated-seats"], exteriorColor: ["red"] });
  expect(one.total).toBe(1);
  expect(one.facets.exteriorColor).toEqual([{ value: "red", label: "red", count: 1 }]);
  const both = search({ feature: ["sunroof"], exteriorColor: ["red", "black"] });
  expect(both.total).toBe(2);
  expect(both.facets.feature).toEqual([
    { value: "heated-seats", label: "heated-seats", count: 1 },
    { value: "sunroof", label: "sunroof", count: 2 },
  ]);
});

test("a history that is not stated is neither one owner nor free of accidents", () => {
  const search = searchOver([
    minimalVehicle(1, { owners: 1, accidents: 0, titleStatus: "clean" }),
    minimalVehicle(2, { owners: 1, accidents: 2, titleStatus: "rebuilt" }),
    minimalVehicle(3, { owners: 2, accidents: 0 }),
    minimalVehicle(4),
  ]);
  const { facets } = search({});
  expect(facets.history.map(({ value, count }) => [value, count])).toEqual([
    ["one-owner", 2],
    ["no-accidents", 2],
    ["clean-title", 1],
  ]);
  const { total, vehicles } = search({ history: ["one-owner", "no-accidents"] });
  expect(total).toBe(1);
  expect(vehicles[0]).not.toHaveProperty("owners");
});

test("includes the fees of the vehicle's store in prices", () => {
  const cars = [minimalVehicle(1), minimalVehicle(2, { storeId: "rolla", price: 1_499_900 })];
  const search = searchOver(cars, { columbia: 0, rolla: 50_000 });
  expect(search({ priceMax: 15_000 }).vehicles.map(({ vin }) => vin)).toEqual([cars[0]?.vin]);
  expect(search({ sort: "priceLow" }).vehicles.map(({ vin }) => vin)).toEqual(
    cars.map(({ vin }) => vin),
  );
  expect(
    search({})
      .bounds.priceMax.slice(0, 3)
      .map(({ count }) => count),
  ).toEqual([0, 1, 2]);
});

test("excludes vehicles of a store that is no longer configured", () => {
  const search = searchOver([
    minimalVehicle(1),
    minimalVehicle(2, { storeId: "closed", make: "Kia" }),
  ]);
  expect(search({}).total).toBe(1);
  expect(values(search({}).facets.make)).toEqual(["mitsubishi"]);
});
