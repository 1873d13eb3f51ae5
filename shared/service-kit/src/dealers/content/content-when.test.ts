import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { shippedDealers } from "../fixtures/dealers-copy.ts";
import { loadDealers } from "../load.ts";
import { matchesCondition } from "./content-when.ts";

const facts = { "service.phone": null, "sales.phone": "(660) 555-0180" };
let sedalia: DealerConfig;
beforeAll(async () => {
  const dealers = await loadDealers(shippedDealers);
  sedalia = dealers.config({ dealerId: "heartland", storeId: "sedalia" });
});

// Sedalia sells used cars, has service and takes no trades.
describe("matchesCondition", () => {
  test.each([
    ["service", true],
    ["sellTrade", false],
    ["!sellTrade", true],
    ["used", true],
    ["new", false],
    ["sales.phone", true],
    ["service.phone", false],
    ["service.rides", true],
    [["service", "used"], true],
    [["service", "new"], false],
    [["service", "!new"], true],
    [[], true],
  ])("%j: %j", (when, shown) => {
    expect(matchesCondition(when, sedalia, facts)).toBe(shown);
  });

  test("what a store does about cookies follows its tier", () => {
    const shown = (cookieTier: 1 | 2 | 3) => {
      const config = { ...sedalia, privacy: { ...sedalia.privacy, cookieTier } };
      return ["cookies.asked", "cookies.decline"].map((name) =>
        matchesCondition(name, config, facts),
      );
    };
    expect([shown(1), shown(2), shown(3)]).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });

  test.each([
    ["sevice", 'found "sevice"; did you mean "service"?'],
    ["!usd", 'found "!usd"; did you mean "used"?'],
    [["service", 5], "found 5"],
    [true, "found true"],
  ])("%j is not a condition", (when, message) => {
    expect(matchesCondition(when, sedalia, facts)).toBe(
      `expected page flags, conditions or facts, ${message}`,
    );
  });
});
