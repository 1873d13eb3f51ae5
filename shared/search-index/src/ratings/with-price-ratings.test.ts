import { SearchQuery } from "@forecourt/contracts/areas/inventory/contracts";
import { expect, test } from "@jest/globals";
import type { z } from "zod";
import { createDealerIndexBuilder } from "../dealer/dealer-index.ts";
import { runToCompletion } from "../dealer/run-to-completion.ts";
import { searchInventory } from "../search/search-inventory.ts";
import { financeProgram, startingTerms } from "../testing/finance-program.ts";
import { minimalVehicle } from "../testing/minimal-vehicle.ts";
import { withPriceRatings } from "./with-price-ratings.ts";

const builder = createDealerIndexBuilder();
for (const number of [1, 2, 3, 4]) builder.push(minimalVehicle(number));
const unrated = runToCompletion(builder.build());
// Rows are in VIN order here, because all vehicles are one group.
const rated = runToCompletion(
  withPriceRatings(unrated, [
    { row: 0, level: "high", permille: 1_100 },
    { row: 2, level: "great", permille: 850 },
    { row: 3, level: "good", permille: 930 },
  ]),
);

const search = (query: z.input<typeof SearchQuery>, cars = rated) =>
  searchInventory(
    cars,
    {
      storeId: null,
      pricing: { fees: new Map([["columbia", 0]]), program: financeProgram, terms: startingTerms },
    },
    SearchQuery.parse(query),
  );
const numbers = (query: z.input<typeof SearchQuery>) =>
  search(query).vehicles.map(({ vin }) => Number(vin.at(-1)));

test("cards show the rating of their price", () => {
  expect(search({}).vehicles.map(({ priceRating }) => priceRating)).toEqual([
    "high",
    undefined,
    "great",
    "good",
  ]);
});

test("great and good prices are deals; a great price is also a good one", () => {
  expect(numbers({ deal: "great-price" })).toEqual([3]);
  expect(numbers({ deal: "good-price" })).toEqual([3, 4]);
  expect(search({}).facets.deal).toEqual([
    { value: "great-price", label: "great-price", count: 1 },
    { value: "good-price", label: "good-price", count: 2 },
  ]);
});

test("the best deal is first, vehicles without a rating last", () => {
  expect(numbers({ sort: "deal" })).toEqual([3, 4, 1, 2]);
});

test("the index without ratings stays as it is", () => {
  expect(search({}, unrated).facets.deal).toEqual([]);
});
