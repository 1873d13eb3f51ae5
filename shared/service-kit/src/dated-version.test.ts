import { describe, expect, test } from "@jest/globals";
import { datedVersion } from "./dated-version.ts";
import { shippedDealers } from "./dealers/fixtures/dealers-copy.ts";
import { loadDealers } from "./dealers/load.ts";

describe("the version of dated contents", () => {
  test("changes at midnight of the stores, not at midnight of UTC", async () => {
    const dealers = await loadDealers(shippedDealers);
    const at = (time: string) => datedVersion(dealers, new Date(time));
    // The demo stores are in Missouri: five hours behind UTC in June.
    expect(at("2026-06-10T05:00:00Z")).not.toBe(at("2026-06-10T04:59:59Z"));
    expect(at("2026-06-10T00:00:01Z")).toBe(at("2026-06-09T23:59:59Z"));
    expect(at("2026-06-10T05:00:00Z")).toContain(dealers.version);
  });
});
