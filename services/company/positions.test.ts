import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { expect, test } from "@jest/globals";
import { openPositions } from "./positions.ts";

test("a position is listed from its first through its last day, by the store's clock", async () => {
  const dealers = await loadDealers(shippedDealers);
  const tenant = { dealerId: "ozark-mitsubishi", storeId: null };
  const source = { dealers, tenant, config: dealers.config(tenant) };
  const [position] = dealers.content(tenant, "company/careers")?.positions ?? [];
  if (!position) throw new Error("no position");
  const dated = { ...position, startDate: "2026-11-02", endDate: "2026-11-29" };
  const isListedAt = (moment: string) =>
    openPositions([dated], source, new Date(moment)).length === 1;
  // Missouri is six hours behind UTC in November.
  expect(isListedAt("2026-11-02T05:59:00Z")).toBe(false);
  expect(isListedAt("2026-11-02T06:00:00Z")).toBe(true);
  expect(isListedAt("2026-11-30T05:59:00Z")).toBe(true);
  expect(isListedAt("2026-11-30T06:00:00Z")).toBe(false);
});
