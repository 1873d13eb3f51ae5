import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { dayAfter, instantAt, instantsAt, wallTimeAt, weekdayOf } from "./store-clock.ts";

const chicago = "America/Chicago";
const zone = fc.constantFrom(
  "America/Chicago",
  "America/New_York",
  "America/Phoenix",
  "America/St_Johns",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "Europe/London",
  "UTC",
);
const moment = fc
  .integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2031, 0, 1) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));

const iso = (dates: Date[]) => dates.map((date) => date.toISOString());

describe("store time", () => {
  test("agrees with Intl for every moment and zone", () => {
    fc.assert(
      fc.property(moment, zone, (at, timeZone) => {
        const { day, minutes } = wallTimeAt(at, timeZone);
        const [date, time = ""] = at.toLocaleString("sv-SE", { timeZone }).split(" ");
        expect([day, minutes]).toEqual([
          date,
          Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)),
        ]);
      }),
      { numRuns: 500 },
    );
  });

  test("converts every moment to local time and back", () => {
    fc.assert(
      fc.property(moment, zone, (at, timeZone) => {
        expect(iso(instantsAt(wallTimeAt(at, timeZone), timeZone))).toContain(at.toISOString());
      }),
      { numRuns: 500 },
    );
  });

  test("returns only moments with the requested local time", () => {
    const wall = fc.record({
      day: moment.map((at) => at.toISOString().slice(0, 10)),
      minutes: fc.integer({ min: 0, max: 1439 }),
    });
    fc.assert(
      fc.property(wall, zone, (localTime, timeZone) => {
        for (const at of instantsAt(localTime, timeZone)) {
          expect(wallTimeAt(at, timeZone)).toEqual(localTime);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("skips an hour in March and repeats one in November", () => {
    expect(instantsAt({ day: "2026-03-08", minutes: 150 }, chicago)).toEqual([]);
    expect(instantAt({ day: "2026-03-08", minutes: 150 }, chicago).toISOString()).toBe(
      "2026-03-08T08:30:00.000Z",
    );
    expect(iso(instantsAt({ day: "2026-11-01", minutes: 90 }, chicago))).toEqual([
      "2026-11-01T06:30:00.000Z",
      "2026-11-01T07:30:00.000Z",
    ]);
    expect(iso(instantsAt({ day: "2026-11-01", minutes: 1440 }, chicago))).toEqual([
      "2026-11-02T06:00:00.000Z",
    ]);
  });

  test("computes following days and weekdays", () => {
    expect([dayAfter("2026-02-28"), dayAfter("2026-12-31", 2)]).toEqual([
      "2026-03-01",
      "2027-01-02",
    ]);
    expect(["2026-11-16", "2026-11-21", "2026-11-22"].map(weekdayOf)).toEqual([0, 5, 6]);
  });
});
