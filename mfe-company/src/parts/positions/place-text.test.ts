import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { placeText } from "./place-text.ts";

const storeIn = (city: string, changes = {}) =>
  storeFixture({ id: city.toLowerCase(), name: city, city, ...changes });
const columbia = storeIn("Columbia");
const rolla = storeIn("Rolla");
const quincy = storeIn("Quincy", { stateShort: "IL" });
const south = storeIn("Columbia", { id: "south", name: "Columbia South" });

test.each([
  ["the only store", [rolla], [], "Rolla, MO"],
  ["one of a group", [columbia, rolla], ["rolla"], "Rolla, MO"],
  ["two in one state", [columbia, rolla], ["columbia", "rolla"], "Columbia and Rolla, MO"],
  ["two in two states", [rolla, quincy, south], ["rolla", "quincy"], "Rolla, MO and Quincy, IL"],
  ["a second one in a city", [columbia, south], ["south"], "Columbia South (Columbia, MO)"],
  ["all of a group", [columbia, rolla], [], null],
])("%s is named with its state", (_name, places, storeIds, text) => {
  expect(placeText({ place: null, storeIds }, siteFixture({ places }))).toBe(text);
});

test("names without ids, from a service before them, stay as they are", () => {
  const site = siteFixture({ places: [columbia, rolla] });
  expect(placeText({ place: "Rolla", storeIds: [] }, site)).toBe("Rolla");
});
