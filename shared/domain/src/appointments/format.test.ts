import { expect, test } from "@jest/globals";
import { formatDay, to12HourTime } from "./format.ts";

test("a day does not depend on the time zone of the process", () => {
  const whole = "Sunday, March 8";
  expect(formatDay("2026-03-08")).toEqual({ weekday: "Sunday", date: "March 8", whole });
});

test.each([
  ["00:00", "12:00", "am"],
  ["09:30", "9:30", "am"],
  ["11:59", "11:59", "am"],
  ["12:00", "12:00", "pm"],
  ["17:30", "5:30", "pm"],
])("%s is %s %s", (time, clock, half) => {
  expect(to12HourTime(time)).toEqual({ clock, half });
});
