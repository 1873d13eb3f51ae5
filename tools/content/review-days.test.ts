import { copyDealers, removeCopies } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import type { Json } from "@forecourt/service-kit/dealers/json/json";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { afterAll, describe, expect, test } from "@jest/globals";
import { checkContent } from "./check-content.ts";

afterAll(removeCopies);

const file = "heartland/content/company/reviews.json";

/** The shipped dealers with another value of one key of Heartland's third review. */
async function dealersWith(key: string, value: Json, timezone = "America/Chicago") {
  const { folder, set } = await copyDealers();
  await set("heartland/dealer.json", ["company", "timezone"], timezone);
  await set(file, ["reviews", 2, key], value);
  return folder;
}

const problemsAt = async (folder: string, now: Date) =>
  (await checkContent(folder, "heartland", now)).problems;

describe.each([
  ["America/Chicago", "2027-03-01", "2027-03-01T06:00:00Z"],
  ["America/Chicago", "2027-07-05", "2027-07-05T05:00:00Z"],
  ["Pacific/Honolulu", "2028-02-29", "2028-02-29T10:00:00Z"],
  ["Pacific/Guam", "2027-01-01", "2026-12-31T14:00:00Z"],
])("at a store in %s", (timezone, day, midnight) => {
  test(`a review of ${day} is refused up to the last moment of the day before`, async () => {
    const folder = await dealersWith("writtenOn", day, timezone);
    const first = new Date(midnight);
    expect(await problemsAt(folder, first)).toEqual([]);
    expect(await problemsAt(folder, new Date(first.getTime() - 1))).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${file}:\\d+: reviews\\[2\\]\\.writtenOn: expected a day up to \\d{4}-\\d\\d-\\d\\d, which is today at the store, found ${day}; until then`,
        ),
      ),
    ]);
  });
});

test("a review of a day to come is no reason to refuse the whole dealer", async () => {
  const dealers = await loadDealers(await dealersWith("writtenOn", "2999-12-31"));
  expect(dealers.ids).toContain("heartland");
});

test("a rating that is read on a day to come is refused", async () => {
  const { folder, set } = await copyDealers();
  await set(file, ["rating", "asOf"], "2027-03-01");
  expect(await problemsAt(folder, new Date("2027-03-01T06:00:00Z"))).toEqual([]);
  expect(await problemsAt(folder, new Date("2027-03-01T05:59:59Z"))).toEqual([
    expect.stringMatching(
      /reviews\.json:\d+: rating\.asOf: expected a day up to 2027-02-28, which is today at the store, found 2027-03-01$/,
    ),
  ]);
});

test("it is named together with other faults, and what is no day only once", async () => {
  const { folder, set } = await copyDealers();
  await set(file, ["reviews", 0, "writtenOn"], "2027-13-40");
  await set(file, ["reviews", 1, "writtenOn"], "2027-03-01");
  expect(await problemsAt(folder, new Date("2027-02-01T18:00:00Z"))).toEqual([
    expect.stringMatching(/reviews\[0\]\.writtenOn: expected a date of the calendar such as/),
    expect.stringMatching(/reviews\[1\]\.writtenOn: expected a day up to 2027-02-01/),
  ]);
});

test.each(["http://www.google.com/maps/1", "www.google.com/maps/1", "/our-company", 5])(
  "the address %j of a review is refused",
  async (url) => {
    const problems = await problemsAt(await dealersWith("url", url), new Date("2027-02-01T18:00Z"));
    expect(problems).toEqual([
      expect.stringMatching(
        /reviews\.json:\d+: reviews\[2\]\.url: expected an address that starts with https:\/\//,
      ),
    ]);
  },
);

test("an address that starts with https:// is taken", async () => {
  const folder = await dealersWith("url", "https://maps.app.goo.gl/abc");
  expect(await problemsAt(folder, new Date("2027-02-01T18:00Z"))).toEqual([]);
});
