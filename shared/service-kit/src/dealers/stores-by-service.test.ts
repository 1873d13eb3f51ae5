import { afterAll, expect, test } from "@jest/globals";
import { copyDealers, removeCopies } from "./fixtures/dealers-copy.ts";
import { loadDealers } from "./load.ts";
import { storesByService } from "./stores-by-service.ts";

afterAll(removeCopies);

const dealerId = "heartland";

/** The facts of the shipped group, whose store in Sedalia buys cars or not. */
async function factsWith(sellTrade: boolean) {
  const { folder, set } = await copyDealers();
  await set("heartland/stores/sedalia.json", ["pages", "sellTrade"], sellTrade);
  const dealers = await loadDealers(folder);
  const configs = dealers.stores(dealerId).map((storeId) => dealers.config({ dealerId, storeId }));
  return storesByService(configs, dealers.site({ dealerId, storeId: null }).texts);
}

test("the stores that buy cars and have service are named, and those that do not", async () => {
  expect(await factsWith(false)).toEqual({
    "stores.trade": "Columbia, Jefferson City, and Rolla",
    "stores.withoutTrade": "Sedalia",
    "stores.service": "Columbia, Rolla, and Sedalia",
    "stores.withoutService": "Jefferson City",
  });
});

test("they follow the configuration, and have no value where no store is left", async () => {
  expect(await factsWith(true)).toMatchObject({
    "stores.trade": "Columbia, Jefferson City, Rolla, and Sedalia",
    "stores.withoutTrade": null,
  });
});
