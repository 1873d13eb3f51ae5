import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { type AppointmentRules, appointmentDayOn, appointmentDays } from "./appointment-days.ts";

const day = { closed: false, open: 9, close: 18 };
const closed = { closed: true, open: 0, close: 0 };
const rules: AppointmentRules = {
  now: new Date("2026-11-20T15:00:00Z"),
  week: [day, day, day, day, day, { ...day, close: 12.25 }, closed],
  timeZone: "America/Chicago",
  slotMinutes: 30,
  leadTimeMinutes: 120,
  days: 14,
};
const nights = Array.from({ length: 7 }, () => ({ closed: false, open: 0, close: 4 }));

function timesOn(wanted: string, changes: Partial<AppointmentRules>): string[] {
  const found = appointmentDays({ ...rules, ...changes }).find((each) => each.day === wanted);
  return (
    found?.times.map(({ time, start }) => `${time} ${start.toISOString().slice(11, 16)}`) ?? []
  );
}

describe("appointmentDays", () => {
  test("returns the open days of two weeks", () => {
    const days = appointmentDays(rules).map((each) => each.day);
    expect(days).toHaveLength(12);
    expect(days.slice(0, 3)).toEqual(["2026-11-20", "2026-11-21", "2026-11-23"]);
    expect(days.at(-1)).toBe("2026-12-03");
  });

  test("returns half-hour slots from opening to closing", () => {
    expect(timesOn("2026-11-21", {})).toEqual([
      "09:00 15:00",
      "09:30 15:30",
      "10:00 16:00",
      "10:30 16:30",
      "11:00 17:00",
      "11:30 17:30",
    ]);
  });

  test("starts after the lead time on the current day", () => {
    expect(timesOn("2026-11-20", {})[0]).toBe("11:00 17:00");
    const atClosing = { now: new Date("2026-11-20T22:00:00Z") };
    expect(appointmentDays({ ...rules, ...atClosing })[0]?.day).toBe("2026-11-21");
  });

  test("counts only opening hours for the lead time", () => {
    const night = { now: new Date("2026-11-21T04:00:00Z") };
    expect(timesOn("2026-11-21", night)[0]).toBe("11:00 17:00");
    const early = { now: new Date("2026-11-23T12:00:00Z") };
    expect(timesOn("2026-11-23", early)[0]).toBe("11:00 17:00");
    // A last hour on Friday, the second on Saturday.
    const evening = { now: new Date("2026-11-20T23:00:00Z") };
    expect(timesOn("2026-11-21", evening)[0]).toBe("10:00 16:00");
  });

  test("leaves out days off, single and yearly ones", () => {
    const closedOn = ["fourth Thursday of November", "11-27", "2025-11-28"];
    const days = appointmentDays({ ...rules, closedOn }).map((each) => each.day);
    expect(days).toHaveLength(10);
    expect(days).not.toContain("2026-11-26");
    expect(days).not.toContain("2026-11-27");
    expect(days).toContain("2026-11-28");
  });

  test("leaves out the times that are skipped in March", () => {
    const now = new Date("2026-03-06T15:00:00Z");
    expect(timesOn("2026-03-08", { now, week: nights })).toEqual([
      "00:00 06:00",
      "00:30 06:30",
      "01:00 07:00",
      "01:30 07:30",
      "03:00 08:00",
      "03:30 08:30",
    ]);
  });

  test("returns each time once in November", () => {
    const now = new Date("2026-10-30T15:00:00Z");
    expect(timesOn("2026-11-01", { now, week: nights }).slice(1, 5)).toEqual([
      "00:30 05:30",
      "01:00 06:00",
      "01:30 06:30",
      "02:00 08:00",
    ]);
  });

  test("has each of its days alone, and no other", () => {
    const days = appointmentDays(rules);
    for (const each of days) expect(appointmentDayOn(rules, each.day)).toEqual(each);
    for (const other of ["2026-11-19", "2026-11-22", "2026-12-04"]) {
      expect(appointmentDayOn(rules, other)).toBeNull();
    }
  });

  test("agrees with Intl for every slot", () => {
    const hour = fc.integer({ min: 0, max: 47 }).map((half) => half / 2);
    const hours = fc.tuple(hour, hour).map(([one, other]) => ({
      closed: one === other,
      open: Math.min(one, other),
      close: Math.max(one, other),
    }));
    const now = fc.date({
      min: new Date("2026-01-01T00:00:00Z"),
      max: new Date("2029-01-01T00:00:00Z"),
      noInvalidDate: true,
    });
    const timeZone = fc.constantFrom("America/Chicago", "America/Phoenix", "America/St_Johns");
    fc.assert(
      fc.property(
        now,
        fc.array(hours, { minLength: 7, maxLength: 7 }),
        timeZone,
        fc.constantFrom(15, 30, 45),
        (at, week, zone, slotMinutes) => {
          const given = { ...rules, now: at, week, timeZone: zone, slotMinutes, days: 9 };
          for (const { day: on, times } of appointmentDays(given)) {
            expect(new Set(times.map(({ time }) => time)).size).toBe(times.length);
            for (const { time, start } of times) {
              expect(start.toLocaleString("sv-SE", { timeZone: zone })).toBe(`${on} ${time}:00`);
              expect(start.getTime() - at.getTime()).toBeGreaterThanOrEqual(120 * 60_000);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
