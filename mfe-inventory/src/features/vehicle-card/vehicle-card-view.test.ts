import { expect, test } from "@jest/globals";
import { car, site } from "../../testing/inventory-fixture.ts";
import { vehicleCard } from "./vehicle-card-view.ts";

test.each([
  ["rebuilt", "Rebuilt title"],
  ["salvage", "Salvage title"],
  ["flood", "Flood title"],
  ["lemon", "Lemon law buyback"],
] as const)("a card states a %s title", (titleStatus, text) => {
  expect(vehicleCard(car({ titleStatus }), site).brandedTitle).toBe(text);
});

test.each(["clean", null] as const)("a card says nothing of a title that is %s", (titleStatus) => {
  expect(vehicleCard(car({ titleStatus }), site).brandedTitle).toBeUndefined();
});
