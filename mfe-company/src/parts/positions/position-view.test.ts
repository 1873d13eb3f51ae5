import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { detailer } from "./fixtures/careers.ts";
import { payText } from "./position-view.ts";

const year = {
  kind: "year" as const,
  fromCents: 4_200_000,
  toCents: 5_400_000,
  commission: true,
  note: null,
};

test.each([
  ["$42,000 to $54,000 a year, plus commission", year],
  ["$42,000 to $54,000 a year", { ...year, commission: false }],
  ["From $42,000 a year", { ...year, toCents: null, commission: false }],
  ["$42,000 a year", { ...year, toCents: 4_200_000, commission: false }],
  ["$18.00 to $22.50 an hour", { ...detailer.pay!, fromCents: 1800, toCents: 2250 }],
  ["$18.00 to $22.00 an hour", { ...detailer.pay!, fromCents: 1800, toCents: 2200 }],
  [null, null],
])("pay is said as %j", (text, pay) => {
  expect(payText({ pay }, siteFixture())).toBe(text);
});
