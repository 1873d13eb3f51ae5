import { afterAll, expect, test } from "@jest/globals";
import { copyDealers, removeCopies, shippedDealers } from "../fixtures/dealers-copy.ts";
import { loadDealers } from "../load.ts";

afterAll(removeCopies);

test("is true for a store without a service department if another store has one", async () => {
  const dealers = await loadDealers(shippedDealers);
  const isElsewhere = (dealerId: string, storeId: string | null) =>
    dealers.config({ dealerId, storeId }).pages.serviceElsewhere;
  expect(isElsewhere("heartland", "jefferson-city")).toBe(true);
  expect(isElsewhere("heartland", "columbia")).toBe(false);
  expect(isElsewhere("heartland", null)).toBe(false);
  expect(isElsewhere("ozark-mitsubishi", null)).toBe(false);
});

test("is false if no store has a service department, even if the file sets it to true", async () => {
  const copy = await copyDealers();
  await copy.set("ozark-mitsubishi/dealer.json", ["pages", "service"], false);
  await copy.set("ozark-mitsubishi/dealer.json", ["pages", "serviceElsewhere"], true);
  const dealers = await loadDealers(copy.folder);
  const { pages } = dealers.config({ dealerId: "ozark-mitsubishi", storeId: null });
  expect(pages.serviceElsewhere).toBe(false);
});
