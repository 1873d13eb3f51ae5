import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { openingAfter } from "./opening-after.ts";

// Open from 8 a.m. to 5:30 p.m. in Chicago, six hours behind UTC; closed on Sunday.
const saturdayEvening = "2026-11-22T01:00:00.000Z";
const at = (receivedAt: string, now = receivedAt) =>
  openingAfter(siteFixture(), { receivedAt, now: new Date(now) });

test.each([
  [saturdayEvening, "Monday, November 23 at 8:00 a.m."],
  ["2026-11-23T12:00:00.000Z", "Monday, November 23 at 8:00 a.m."],
  ["2026-11-23T14:00:00.000Z", null],
  ["2026-11-23T23:29:00.000Z", null],
  ["2026-11-23T23:30:00.000Z", "Tuesday, November 24 at 8:00 a.m."],
])("what came at %s is looked at after %s", (receivedAt, opening) => {
  expect(at(receivedAt)).toBe(opening);
});

test("a store that has opened since is not announced", () => {
  expect(at(saturdayEvening, "2026-11-23T13:59:00Z")).toContain("November 23");
  expect(at(saturdayEvening, "2026-11-23T14:00:00Z")).toBeNull();
});

test("days off of the store count", () => {
  const { store } = siteFixture();
  const site = siteFixture({ places: [{ ...store, daysOff: ["11-23"] }] });
  const asked = { receivedAt: saturdayEvening, now: new Date(saturdayEvening) };
  expect(openingAfter(site, asked)).toBe("Tuesday, November 24 at 8:00 a.m.");
});
