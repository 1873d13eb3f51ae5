import { describe, expect, test } from "@jest/globals";
import { clock, hoursRows, type OpenDay } from "./open-hours.ts";

const labels = {
  days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  closed: "Closed",
  range: (open: string, close: string) => `${open} to ${close}`,
};
const until = (close: number): OpenDay => ({ closed: false, open: 9, close });
const closed: OpenDay = { closed: true, open: 0, close: 0 };

describe("clock", () => {
  test.each([
    [0, "12\u00a0a.m."],
    [8, "8\u00a0a.m."],
    [9.25, "9:15\u00a0a.m."],
    [11.999, "12\u00a0p.m."],
    [12, "12\u00a0p.m."],
    [17.5, "5:30\u00a0p.m."],
    [24, "12\u00a0a.m."],
  ])("formats %d as %s", (hour, text) => {
    expect(clock(hour)).toBe(text);
  });
});

describe("hoursRows", () => {
  test("merges consecutive days with the same hours", () => {
    const week = [until(18), until(18), until(18), until(18), until(18), until(17), closed];
    expect(hoursRows(week, labels)).toEqual([
      { days: "Mon – Fri", hours: "9\u00a0a.m. to 6\u00a0p.m.", on: "01234" },
      { days: "Sat", hours: "9\u00a0a.m. to 5\u00a0p.m.", on: "5" },
      { days: "Sun", hours: "Closed", on: "6" },
    ]);
  });

  test("does not merge days that are not consecutive", () => {
    const week = [until(20), until(18), until(20), until(18), until(20), until(18), closed];
    expect(hoursRows(week, labels).map(({ days }) => days)).toEqual(labels.days);
  });

  test("has one row for a week without opening hours", () => {
    expect(
      hoursRows(
        labels.days.map(() => closed),
        labels,
      ),
    ).toEqual([{ days: "Mon – Sun", hours: "Closed", on: "0123456" }]);
  });
});
