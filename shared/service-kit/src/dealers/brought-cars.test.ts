import { beforeAll, expect, test } from "@jest/globals";
import type { Dealers } from "./dealers.ts";
import { shippedDealers } from "./fixtures/dealers-copy.ts";
import { loadDealers } from "./load.ts";

const keys = ["vehicle.place.elsewhere", "testDrive.day.elsewhere"];
let dealers: Dealers;

beforeAll(async () => {
  dealers = await loadDealers(shippedDealers);
});

function textsOf(dealerId: string, language: "en" | "es"): (string | undefined)[] {
  const { texts } = dealers.site({ dealerId, storeId: null, language });
  return keys.map((key) => texts[key]);
}

test.each([
  ["en", "at no charge"],
  ["es", "sin costo"],
] as const)(
  "a group that brings a car to the visitor’s store promises it (%s)",
  (language, words) => {
    for (const text of textsOf("heartland", language)) {
      expect(text).toContain(words);
      expect(text).toContain("{miles}");
    }
  },
);

test("no other dealer promises it", () => {
  for (const text of textsOf("ozark-mitsubishi", "en")) {
    expect(text).not.toMatch(/no charge|bring/);
  }
});
