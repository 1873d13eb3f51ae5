import { internalHeaders } from "@forecourt/contracts/tenant";
import { isGated } from "@forecourt/search-index";
import { afterEach, expect, jest, test } from "@jest/globals";
import { priceSource, restrictions } from "../testing/price-source.ts";
import { gatedInventoryFor } from "./gated-inventory.ts";

const today = "2026-11-20";
const source = priceSource({ cape: 0 }, { earlyAccessDays: 3 });
const tenant = { dealerId: "heartland" };
const asking = (unlocked?: string) => ({
  get: (name: string) => (name === internalHeaders.unlocked ? unlocked : undefined),
});
const gatedFor = (unlocked?: string, dealers = source) =>
  // The function only calls `get` with a header name.
  gatedInventoryFor(asking(unlocked) as Parameters<typeof gatedInventoryFor>[0], tenant, {
    dealers,
    today,
  });

const car = (firstSeen: string, changes = {}) => ({
  status: "live" as const,
  condition: "used" as const,
  firstSeen,
  ...changes,
});

test("gates a vehicle for the configured number of days, including the first", () => {
  const gated = gatedFor();
  const days = ["2026-11-21", "2026-11-20", "2026-11-18", "2026-11-17", "2026-10-01"];
  expect(days.map((day) => isGated(car(day), gated))).toEqual([true, true, true, false, false]);
});

test("gates nothing after the inventory was unlocked, according to the internal header", () => {
  expect(gatedFor("inventory")).toBeNull();
  expect(gatedFor("inventory price")).toBeNull();
  expect(gatedFor("price")).not.toBeNull();
  expect(gatedFor("1")).not.toBeNull();
  expect(gatedFor("inventory,price")).not.toBeNull();
});

test("gates nothing if no days or no conditions are configured", () => {
  expect(gatedFor(undefined, priceSource({ cape: 0 }))).toBeNull();
  const open = { unlockInventory: false, unlockPrice: true, unlockOffers: false };
  const none = { new: open, used: open, certified: open, search: restrictions.search };
  const config = () => ({
    ...source.config({ ...tenant, storeId: null }),
    inventory: {
      ...source.config({ ...tenant, storeId: null }).inventory,
      earlyAccessDays: 3,
      restrictions: none,
    },
  });
  expect(gatedFor(undefined, { ...source, config })).toBeNull();
});

test("never gates an unlocked condition or a sold vehicle", () => {
  const gated = { firstSeenAfter: "2026-11-17", conditions: ["new" as const] };
  expect(isGated(car(today), gated)).toBe(false);
  expect(isGated(car(today, { condition: "new" }), gated)).toBe(true);
  expect(isGated(car(today, { condition: "new", status: "sold" }), gated)).toBe(false);
});

afterEach(() => {
  jest.useRealTimers();
});

// Central time is six hours behind UTC, in summer five; on March 8 clocks go forward.
test.each([
  ["2026-11-21T05:59:59Z", "2026-11-21T06:00:00Z", ["2026-11-17", "2026-11-18"]],
  ["2026-07-02T04:59:59Z", "2026-07-02T05:00:00Z", ["2026-06-28", "2026-06-29"]],
  ["2026-03-08T05:59:59Z", "2026-03-08T06:00:00Z", ["2026-03-04", "2026-03-05"]],
  ["2026-03-09T04:59:59Z", "2026-03-09T05:00:00Z", ["2026-03-05", "2026-03-06"]],
])("a day ends at midnight where the dealer is, between %s and %s", (before, after, days) => {
  const at = (now: string) => {
    jest.useFakeTimers({ now: new Date(now) });
    const gatedRequest = asking(undefined) as Parameters<typeof gatedInventoryFor>[0];
    return gatedInventoryFor(gatedRequest, tenant, { dealers: source, today: null })
      ?.firstSeenAfter;
  };
  expect([at(before), at(after)]).toEqual(days);
});
