import { afterAll, expect, test } from "@jest/globals";
import { copyDealers, removeCopies, shippedDealers } from "../fixtures/dealers-copy.ts";
import { loadDealers } from "../load.ts";

afterAll(removeCopies);

test("stores have pages of their own at a group, and none at a dealer with one store", async () => {
  const dealers = await loadDealers(shippedDealers);
  const hasPages = (dealerId: string, storeId: string | null) =>
    dealers.config({ dealerId, storeId }).pages.locations;
  expect(hasPages("heartland", null)).toBe(true);
  expect(hasPages("heartland", "rolla")).toBe(true);
  expect(hasPages("ozark-mitsubishi", null)).toBe(false);
  expect(hasPages("ozark-mitsubishi", "cape-girardeau")).toBe(false);
});

test("a group switches the pages of its stores off", async () => {
  const copy = await copyDealers();
  await copy.set("heartland/dealer.json", ["pages", "locations"], false);
  const dealers = await loadDealers(copy.folder);
  const { pages } = dealers.config({ dealerId: "heartland", storeId: null });
  expect(pages.locations).toBe(false);
});
