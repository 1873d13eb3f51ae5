import { describe, expect, test } from "@jest/globals";
import type { VisitRequest } from "./allocate-visit.ts";
import { freeStarts, nearestStarts, type ShopCalendar } from "./free-starts.ts";
import type { Taken } from "./shop-day.ts";

const day = { closed: false, open: 8, close: 12 };
const closed = { closed: true, open: 0, close: 0 };
const person = (id: string) => ({ id, week: null, closedOn: [] });
const calendar: ShopCalendar = {
  timeZone: "America/Chicago",
  week: [day, day, day, day, day, closed, closed],
  closedOn: ["fourth Thursday of November", "12-25", "01-01"],
  slotMinutes: 60,
  leadTimeMinutes: 0,
  days: 8,
  advisers: [person("ana"), person("ben")],
  technicians: [person("lift-1")],
  loaners: 0,
  ignoreTimeslots: [],
};
const hour: VisitRequest = {
  workMinutes: 60,
  isWaiting: true,
  needsLoaner: false,
  adviserId: null,
};
// A Tuesday, 6 a.m. in Chicago.
const now = new Date("2026-11-24T12:00:00Z");

interface Case {
  change?: Partial<ShopCalendar>;
  request?: Partial<VisitRequest>;
  now?: Date;
  takenOn?: Record<string, Partial<Taken>>;
}

function starts({ change, request, now: at = now, takenOn = {} }: Case): Record<string, string[]> {
  const taken = Object.entries(takenOn).map(([on, some]): [string, Taken] => [
    on,
    { claims: [], closures: [], ...some },
  ]);
  const days = freeStarts(
    { ...calendar, ...change },
    { ...hour, ...request },
    { now: at, takenOn: new Map(taken) },
  );
  return Object.fromEntries(days.map(({ day: on, times }) => [on, times.map(({ time }) => time)]));
}

const all = ["08:00", "09:00", "10:00", "11:00"];

describe("the days of a shop", () => {
  test("leave out closed weekdays and a holiday that moves", () => {
    expect(Object.keys(starts({}))).toEqual([
      "2026-11-24",
      "2026-11-25",
      "2026-11-27",
      "2026-11-30",
      "2026-12-01",
    ]);
  });

  test("go on after the end of a year, without its holidays", () => {
    const found = starts({ now: new Date("2026-12-30T12:00:00Z"), change: { days: 7 } });
    expect(Object.keys(found)).toEqual(["2026-12-30", "2026-12-31", "2027-01-04", "2027-01-05"]);
  });

  test("are those of the store's time zone", () => {
    const evening = new Date("2026-11-25T04:00:00Z");
    expect(Object.keys(starts({ now: evening }))[0]).toBe("2026-11-25");
    const phoenix = { timeZone: "America/Phoenix", days: 1 };
    // 6 a.m. in Chicago is 5 a.m. in Phoenix, and 8 a.m. is three hours later.
    expect(starts({ change: { ...phoenix, leadTimeMinutes: 60 } })).toEqual({
      "2026-11-24": ["09:00", "10:00", "11:00"],
    });
    const honolulu = { timeZone: "Pacific/Honolulu", days: 1 };
    expect(starts({ now: new Date("2026-11-25T07:00:00Z"), change: honolulu })).toEqual({});
  });
});

describe("the times of a day", () => {
  const one = { days: 1 };
  const first = (change: Partial<ShopCalendar>, more: Case = {}) =>
    starts({ ...more, change: { ...one, ...change } })["2026-11-24"] ?? [];

  test("follow decimal hours, of the shop and of a person", () => {
    const half = { ...day, open: 7.5, close: 10.75 };
    const week = calendar.week.map(() => half);
    expect(first({ week })).toEqual(["07:30", "08:30", "09:30"]);
    const quarter = calendar.week.map(() => ({ ...day, open: 8.25, close: 12 }));
    const late = [{ id: "lift-1", week: quarter, closedOn: [] }];
    expect(first({ technicians: late, slotMinutes: 30 }, { request: { workMinutes: 30 } })).toEqual(
      ["08:30", "09:00", "09:30", "10:00", "10:30", "11:00", "11:30"],
    );
  });

  test("leave out the times to ignore, while work goes on in them", () => {
    expect(first({ ignoreTimeslots: ["09:00"] })).toEqual(["08:00", "10:00", "11:00"]);
    const long = { request: { workMinutes: 120 } };
    expect(first({ ignoreTimeslots: ["09:00"] }, long)).toEqual(["08:00", "10:00"]);
  });

  test("begin after the lead time", () => {
    const at = { now: new Date("2026-11-24T14:30:00Z") };
    expect(first({ leadTimeMinutes: 60 }, at)).toEqual(["10:00", "11:00"]);
    expect(first({ leadTimeMinutes: 240 }, at)).toEqual([]);
  });

  test("leave out those without anyone at work", () => {
    const away = { ...person("ana"), closedOn: ["2026-11-24"] };
    expect(first({ advisers: [away] })).toEqual([]);
    expect(first({ technicians: [] })).toEqual([]);
    expect(first({ advisers: [away, person("ben")] }, { request: { adviserId: "ana" } })).toEqual(
      [],
    );
  });

  test("leave out what is claimed and what is closed", () => {
    const claims = [{ resource: "technician:lift-1", slot: 9 * 60, minutes: 60 }];
    expect(first({}, { takenOn: { "2026-11-24": { claims } } })).toEqual([
      "08:00",
      "10:00",
      "11:00",
    ]);
    const closures = [{ resource: null, fromMinutes: 9 * 60 + 30, toMinutes: 10 * 60 }];
    expect(first({}, { takenOn: { "2026-11-24": { closures } } })).toEqual([
      "08:00",
      "10:00",
      "11:00",
    ]);
    const other = [{ resource: "technician:lift-2", fromMinutes: 0, toMinutes: 1440 }];
    expect(first({}, { takenOn: { "2026-11-24": { closures: other } } })).toEqual(all);
  });

  test("leave out what was claimed before the shop changed its slots or its hours", () => {
    const claims = [{ resource: "technician:lift-1", slot: 9 * 60 + 15, minutes: 60 }];
    const takenOn = { "2026-11-24": { claims } };
    expect(first({}, { takenOn })).toEqual(["08:00", "11:00"]);
    expect(first({ slotMinutes: 30 }, { takenOn, request: { workMinutes: 30 } })).toEqual([
      "08:00",
      "08:30",
      "10:30",
      "11:00",
      "11:30",
    ]);
  });

  test("of an owner who waits need the lift at once; of one who leaves, later on that day", () => {
    const claims = [{ resource: "technician:lift-1", slot: 8 * 60, minutes: 60 }];
    const takenOn = { "2026-11-24": { claims } };
    const waiting = { workMinutes: 120 };
    expect(first({}, { takenOn, request: waiting })).toEqual(["09:00", "10:00"]);
    expect(first({}, { takenOn, request: { ...waiting, isWaiting: false } })).toEqual([
      "08:00",
      "09:00",
      "10:00",
    ]);
  });

  test("need a loaner that is not lent on that day", () => {
    const request = { needsLoaner: true };
    expect(first({ loaners: 0 }, { request })).toEqual([]);
    expect(first({ loaners: 1 }, { request })).toEqual(all);
    const claims = [{ resource: "loaner:1", slot: 0, minutes: 1440 }];
    const takenOn = { "2026-11-24": { claims } };
    expect(first({ loaners: 1 }, { request, takenOn })).toEqual([]);
    expect(first({ loaners: 2 }, { request, takenOn })).toEqual(all);
  });
});

describe("nights on which clocks change", () => {
  const nights = calendar.week.map(() => ({ closed: false, open: 0, close: 4 }));
  const change = { week: nights, days: 1, slotMinutes: 30 };

  test("in March, skip the hour that does not exist", () => {
    const at = new Date("2026-03-08T06:00:00Z");
    const found = starts({ now: at, change, request: { workMinutes: 60 } });
    expect(found["2026-03-08"]).toEqual(["00:00", "00:30", "01:00", "01:30", "03:00"]);
  });

  test("in November, offer the repeated hour once", () => {
    const at = new Date("2026-11-01T05:00:00Z");
    const found = starts({ now: at, change, request: { workMinutes: 60 } });
    expect(found["2026-11-01"]).toEqual([
      "00:00",
      "00:30",
      "01:00",
      "01:30",
      "02:00",
      "02:30",
      "03:00",
    ]);
  });
});

test("the nearest starts are the closest ones before and after, in order of time", () => {
  const days = freeStarts(calendar, hour, { now, takenOn: new Map() });
  // 10 a.m. in Chicago.
  expect(nearestStarts(days, new Date("2026-11-25T16:00:00Z"), 3)).toEqual([
    { day: "2026-11-25", time: "09:00" },
    { day: "2026-11-25", time: "10:00" },
    { day: "2026-11-25", time: "11:00" },
  ]);
  expect(nearestStarts(days, new Date("2026-11-26T06:00:00Z"), 2)).toEqual([
    { day: "2026-11-25", time: "10:00" },
    { day: "2026-11-25", time: "11:00" },
  ]);
  expect(nearestStarts([], now, 3)).toEqual([]);
});
