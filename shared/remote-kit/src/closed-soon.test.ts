import { siteFixture, storeFixture } from "@forecourt/testing/pages/site-fixture";
import { expect, test } from "@jest/globals";
import { closedSoon } from "./closed-soon.ts";

const { sales } = storeFixture();
const daysOff = ["fourth Thursday of November", "11-29", "2026-12-07", "12-25"];

function rowsOn(now: string, closedOn: readonly string[] | undefined = daysOff) {
  const department = { hours: sales, daysOff: closedOn, timeZone: "America/Chicago" };
  return closedSoon(department, siteFixture(), new Date(now));
}

test("a holiday of the next two weeks has its date and its name; a day that is closed anyway has no row", () => {
  // November 29 is a Sunday, on which the store is closed every week.
  expect(rowsOn("2026-11-23T18:00:00Z")).toEqual([
    { days: "Thu, Nov 26", hours: "Closed (Thanksgiving)" },
  ]);
});

test("a day off without a name is closed, and days are those of the store", () => {
  // 04:00 UTC is the evening before in Missouri.
  expect(rowsOn("2026-12-08T04:00:00Z")).toEqual([{ days: "Mon, Dec 7", hours: "Closed" }]);
  expect(rowsOn("2026-12-08T18:00:00Z")).toEqual([]);
});

test("a store without days off has no rows", () => {
  expect(rowsOn("2026-11-23T18:00:00Z", [])).toEqual([]);
});
