import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { serviceSentences } from "./service-sentences.ts";

const site = siteFixture();
const all = ["sales", "financing", "trade", "service", "offers"] as const;
const byStore = {
  columbia: all,
  sedalia: ["sales", "financing", "service"],
  rolla: ["sales"],
} as const;

test("a store that does all says so in one line, without offers", () => {
  expect(serviceSentences("columbia", byStore, site)).toEqual([
    "At this store: cars for sale, financing, offers for your car, and service.",
  ]);
});

test("what a store does not do is said where another store does it", () => {
  expect(serviceSentences("sedalia", byStore, site)[1]).toBe(
    "Not at this store: offers for your car.",
  );
  const { columbia: _all, ...without } = byStore;
  expect(serviceSentences("sedalia", without, site)).toHaveLength(1);
});

test("a service from before them says nothing", () => {
  expect(serviceSentences("columbia", {}, site)).toEqual([]);
});
