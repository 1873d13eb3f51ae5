import { afterAll, expect, test } from "@jest/globals";
import { copyDealers, removeCopies, shippedDealers } from "../fixtures/dealers-copy.ts";
import { loadDealers } from "../load.ts";

afterAll(removeCopies);

test.each([
  ["serviceElsewhere", "jefferson-city"],
  ["sellTradeElsewhere", "sedalia"],
] as const)("%s is true for a store without it if another store has it", async (flag, without) => {
  const dealers = await loadDealers(shippedDealers);
  const isElsewhere = (dealerId: string, storeId: string | null) =>
    dealers.config({ dealerId, storeId }).pages[flag];
  expect(isElsewhere("heartland", without)).toBe(true);
  expect(isElsewhere("heartland", "columbia")).toBe(false);
  expect(isElsewhere("heartland", null)).toBe(false);
  expect(isElsewhere("ozark-mitsubishi", null)).toBe(false);
});

test.each([
  ["serviceElsewhere", "service"],
  ["sellTradeElsewhere", "sellTrade"],
] as const)(
  "%s is false if no store has it, even if the file sets it to true",
  async (flag, page) => {
    const copy = await copyDealers();
    await copy.set("ozark-mitsubishi/dealer.json", ["pages", page], false);
    await copy.set("ozark-mitsubishi/dealer.json", ["pages", flag], true);
    const dealers = await loadDealers(copy.folder);
    const { pages } = dealers.config({ dealerId: "ozark-mitsubishi", storeId: null });
    expect(pages[flag]).toBe(false);
  },
);
