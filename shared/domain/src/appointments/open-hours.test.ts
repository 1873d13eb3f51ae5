import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { afterOpenHours, type OpenWeek } from "./open-hours.ts";
import { wallTimeAt, weekdayOf } from "./store-clock.ts";

const day = { closed: false, open: 9, close: 18 };
const closed = { closed: true, open: 0, close: 0 };
const store: OpenWeek = {
  week: [day, day, day, day, day, { ...day, close: 17.5 }, closed],
  timeZone: "America/Chicago",
};
const always = { closed: false, open: 0, close: 24 };
const dayAndNight = { ...store, week: Array.from({ length: 7 }, () => always) };

const due = (start: string, hours = 4, of: OpenWeek = store) =>
  afterOpenHours(new Date(start), hours, of)?.toISOString();

describe("a reply within four open hours", () => {
  test("is due the same day for an early inquiry", () => {
    expect(due("2026-11-16T16:10:00Z")).toBe("2026-11-16T20:10:00.000Z");
  });

  test("counts from opening for an inquiry at night", () => {
    expect(due("2026-11-16T09:00:00Z")).toBe("2026-11-16T19:00:00.000Z");
  });

  test("continues the next morning, and skips a closed weekday", () => {
    expect(due("2026-11-16T23:00:00Z")).toBe("2026-11-17T18:00:00.000Z");
    expect(due("2026-11-21T23:00:00Z")).toBe("2026-11-23T18:30:00.000Z");
  });

  test("skips a day off", () => {
    const holiday = { ...store, closedOn: ["2026-11-26", "12-25"] };
    expect(due("2026-11-25T23:00:00Z", 4, holiday)).toBe("2026-11-27T18:00:00.000Z");
    expect(due("2026-12-25T16:00:00Z", 4, holiday)).toBe("2026-12-26T19:00:00.000Z");
    const thanksgiving = { ...store, closedOn: ["fourth Thursday of November"] };
    expect(due("2026-11-25T23:00:00Z", 4, thanksgiving)).toBe("2026-11-27T18:00:00.000Z");
    expect(due("2027-11-24T23:00:00Z", 4, thanksgiving)).toBe("2027-11-26T18:00:00.000Z");
  });

  test("is due at closing when exactly four hours are left", () => {
    expect(due("2026-11-16T20:00:00Z")).toBe("2026-11-17T00:00:00.000Z");
  });

  test("is null for a store that never opens", () => {
    expect(due("2026-11-16T20:00:00Z", 4, { ...store, week: store.week.map(() => closed) })).toBe(
      undefined,
    );
  });

  test("uses local opening hours after a clock change", () => {
    // Both Sundays are closed: Saturday's last half hour, the rest on Monday by the new clock.
    expect(due("2026-03-07T23:00:00Z")).toBe("2026-03-09T17:30:00.000Z");
    expect(due("2026-10-31T22:00:00Z")).toBe("2026-11-02T18:30:00.000Z");
  });

  test("takes four real hours on days with a clock change", () => {
    expect(due("2026-03-08T06:30:00Z", 4, dayAndNight)).toBe("2026-03-08T10:30:00.000Z");
    expect(due("2026-11-01T05:30:00Z", 4, dayAndNight)).toBe("2026-11-01T09:30:00.000Z");
    expect(due("2026-11-01T05:00:00Z", 25, dayAndNight)).toBe("2026-11-02T06:00:00.000Z");
  });

  test("is due within opening hours, with exactly four open hours in between", () => {
    const hours = fc.constantFrom(closed, day, always, { ...day, open: 8.25, close: 12.75 });
    const start = fc.date({
      min: new Date("2026-01-01T00:00:00Z"),
      max: new Date("2027-12-31T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        start,
        fc.integer({ min: 1, max: 40 }),
        fc.array(hours, { minLength: 7, maxLength: 7 }),
        (at, minutes, week) => {
          const from = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
          const found = afterOpenHours(from, minutes / 60, { ...store, week });
          const isOpen = week.some((each) => !each.closed);
          expect(openMinutes(from, found, week)).toBe(isOpen ? minutes : 0);
          expect(found === null).toBe(!isOpen);
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** Counted minute by minute, by what Intl says that the clock shows. */
function openMinutes(from: Date, until: Date | null, week: OpenWeek["week"]): number {
  let count = 0;
  for (let at = from.getTime(); at < (until?.getTime() ?? 0); at += 60_000) {
    const wall = wallTimeAt(new Date(at), store.timeZone);
    const hours = week[weekdayOf(wall.day)];
    const isOpen =
      hours !== undefined &&
      !hours.closed &&
      wall.minutes >= hours.open * 60 &&
      wall.minutes < hours.close * 60;
    if (isOpen) count += 1;
  }
  return count;
}
