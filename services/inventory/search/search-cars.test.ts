import { PAGE_SIZE, SearchQuery } from "@forecourt/contracts/inventory";
import { Sort } from "@forecourt/contracts/search-filter";
import { BodyStyle, Condition, type VehicleSummary } from "@forecourt/contracts/vehicle";
import { slug } from "@forecourt/domain/slug";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { anyCar, models, numberedVin, stores } from "../testing/arbitrary-cars.ts";
import { forSale, naiveSearch } from "../testing/naive-search.ts";
import { runThrough } from "../testing/run-through.ts";
import { newDealerCars } from "./dealer-cars.ts";
import { searchCars } from "./search-cars.ts";

function dealerCars(cars: readonly VehicleSummary[]) {
  const builder = newDealerCars();
  for (const car of cars) builder.push(car);
  return runThrough(builder.build());
}

const anySearch = fc
  .record(
    {
      condition: fc.constantFrom(...Condition.options),
      make: fc.constantFrom(...models.map(([make]) => [slug(make)]), ["nobody"]),
      model: fc.constantFrom(...models.map(([, model]) => [slug(model)])),
      bodyStyle: fc.constantFrom(...BodyStyle.options.map((style) => [style])),
      priceMin: fc.nat({ max: 45_000 }),
      priceMax: fc.nat({ max: 45_000 }),
      mileageMax: fc.nat({ max: 130_000 }),
      sort: fc.constantFrom(...Sort.options),
      page: fc.integer({ min: 1, max: 4 }),
    },
    { requiredKeys: [] },
  )
  .map((given) => SearchQuery.parse(given));

test("a search by URL words finds what a search of every car by its written names finds", () => {
  const told = fc.array(anyCar(80), { maxLength: 120, size: "max" });
  const store = fc.option(fc.constantFrom(...stores));
  fc.assert(
    fc.property(
      told,
      fc.array(anySearch, { minLength: 10, maxLength: 10 }),
      store,
      (cars, searches, storeId) => {
        const known = dealerCars(cars);
        for (const search of searches) {
          const { page, sort = "newest", make, model, condition, bodyStyle } = search;
          const fitting = forSale(cars)
            .filter((car) => make === undefined || make.includes(slug(car.make)))
            .filter((car) => model === undefined || model.includes(slug(car.model)));
          const expected = naiveSearch(fitting, {
            storeId,
            where: {
              ...(condition ? { condition: [condition] } : {}),
              ...(bodyStyle ? { bodyStyle } : {}),
            },
            ranges: {
              price: { min: cents(search.priceMin), max: cents(search.priceMax) },
              mileage: { max: search.mileageMax },
            },
            sort,
            offset: (page - 1) * PAGE_SIZE,
            limit: PAGE_SIZE,
            facets: [],
          });
          const reply = searchCars(known, storeId, search);
          expect(reply).toMatchObject({
            total: expected.total,
            page,
            pages: Math.ceil(expected.total / PAGE_SIZE),
            sort,
            vehicles: expected.vehicles,
          });
          const chosen = reply.facets.make.find(({ value }) => make?.includes(value));
          expect(chosen?.count ?? expected.total).toBe(expected.total);
        }
      },
    ),
    { numRuns: 60 },
  );
});

function cents(dollars: number | undefined): number | undefined {
  return dollars === undefined ? undefined : dollars * 100;
}

test("what cars write in several ways is one option, under the name with small letters", () => {
  const [car] = fc.sample(anyCar(1), 1);
  const cars = ["MITSUBISHI", "Mitsubishi", "MITSUBISHI"].map((make, number) => ({
    ...(car as VehicleSummary),
    vin: numberedVin(number),
    status: "live" as const,
    make,
  }));
  const { facets, total } = searchCars(
    dealerCars(cars),
    null,
    SearchQuery.parse({ make: ["mitsubishi"] }),
  );
  expect(facets.make).toEqual([{ value: "mitsubishi", label: "Mitsubishi", count: 3 }]);
  expect(total).toBe(3);
});

test("options are in the order of the contract, makes and models in that of their words", () => {
  const cars = fc.sample(anyCar(500), { numRuns: 400, seed: 3 });
  const { facets } = searchCars(
    dealerCars(cars),
    null,
    SearchQuery.parse({ make: ["mitsubishi"] }),
  );
  const values = (options: { value: string }[]) => options.map(({ value }) => value);
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
});
