import { expect, test } from "@jest/globals";
import { shippedDealers } from "./fixtures/dealers-copy.ts";
import { loadDealers } from "./load.ts";
import { placeFacts } from "./place-facts.ts";

const texts = { "store.nameInPlace": "{name} in {place}", "language.locale": "en-US" };

async function factsAt(dealerId: string, storeId: string | null, all = storeId === null) {
  const dealers = await loadDealers(shippedDealers);
  const config = dealers.config({ dealerId, storeId });
  const stores = dealers.stores(dealerId).map((id) => dealers.config({ dealerId, storeId: id }));
  return placeFacts(all ? stores : [config], config, texts);
}

test("one store is in its city", async () => {
  expect(await factsAt("ozark-mitsubishi", null)).toEqual({
    "company.place": "Cape Girardeau, MO",
    "company.nameAndPlace": "Ozark Trail Mitsubishi, Cape Girardeau, MO",
    "company.nameInPlace": "Ozark Trail Mitsubishi in Cape Girardeau, MO",
  });
});

test("a store with its city in its name does not say it twice", async () => {
  expect(await factsAt("heartland", "sedalia")).toEqual({
    "company.place": "Sedalia, MO",
    "company.nameAndPlace": "Heartland Crossing Sedalia, MO",
    "company.nameInPlace": "Heartland Crossing Sedalia, MO",
  });
});

test("a group is in the states of its stores until one is chosen", async () => {
  expect(await factsAt("heartland", null)).toEqual({
    "company.place": "Missouri",
    "company.nameAndPlace": "Heartland Crossing Auto Group, Missouri",
    "company.nameInPlace": "Heartland Crossing Auto Group in Missouri",
  });
});
