import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { afterAll, expect, test } from "@jest/globals";
import { replyHoursOf } from "./reply-hours-of.ts";

afterAll(removeCopies);

test("are those of the store that takes longest, whichever one was chosen", async () => {
  const copy = await copyDealers();
  await copy.set("heartland/stores/sedalia.json", ["leads", "replyWithinHours"], 6);
  const dealers = await loadDealers(copy.folder);
  for (const storeId of ["rolla", "sedalia", null]) {
    expect(replyHoursOf(dealers, { dealerId: "heartland", storeId })).toBe(6);
  }
  expect(replyHoursOf(dealers, { dealerId: "ozark-mitsubishi", storeId: null })).toBe(4);
});
