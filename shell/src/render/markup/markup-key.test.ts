import type { BrowserSite } from "@forecourt/contracts/site";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { markupKey } from "./markup-key.ts";

const site: BrowserSite = siteFixture();
const parts = {
  record: "20261122-1",
  site,
  url: { pathname: "/used-cars-for-sale", search: "?page=2" },
  state: ['{"total":"$18,995"}', "{}"],
  now: new Date("2026-11-22T10:59:59Z"),
};

describe("markupKey", () => {
  test("is the same for the same parts within a quarter of an hour", () => {
    const again = { ...parts, url: { ...parts.url }, now: new Date("2026-11-22T10:45:00Z") };
    expect(markupKey(again)).toBe(markupKey(parts));
  });

  test.each([
    ["another record", { record: "20261122-2" }],
    ["another site, or a new configuration of the same one", { site: { ...site } }],
    ["another path", { url: { pathname: "/new-cars-for-sale", search: "?page=2" } }],
    ["another query", { url: { pathname: "/used-cars-for-sale", search: "?page=3" } }],
    ["a changed price", { state: ['{"total":"$18,994"}', "{}"] }],
    ["another fragment", { state: ['{"total":"$18,995"}', '{"inventory/arrivals":"<p></p>"}'] }],
    ["the next quarter of an hour", { now: new Date("2026-11-22T11:00:00Z") }],
  ])("differs for %s", (_name, different) => {
    expect(markupKey({ ...parts, ...different })).not.toBe(markupKey(parts));
  });
});
