import { expect, test } from "@jest/globals";
import { parseDay } from "./parse-day.ts";
import { joinHalves, readDay, readTime } from "./read-times.ts";

test.each([
  ["9:30", "09:30"],
  ["2pm", "14:00"],
  ["2 p.m.", "14:00"],
  ["2:30PM", "14:30"],
  ["12am", "00:00"],
  ["12:15 pm", "12:15"],
  ["24:00", "24:00"],
  ["noon", "12:00"],
  ["Noon", "12:00"],
])("reads the time %s", (text, time) => {
  expect(readTime(text)).toBe(time);
});

test.each(["9", "13pm", "0am", "9:60", "9:5", "24:30", "noonish", ""])("%j is no time", (text) => {
  expect(() => readTime(text)).toThrow("isn't a time");
});

// A Monday.
const store = { today: "2026-11-30" };

test.each([
  ["today", "2026-11-30"],
  ["Tomorrow", "2026-12-01"],
  ["yesterday", "2026-11-29"],
  ["monday", "2026-11-30"],
  ["Friday", "2026-12-04"],
  ["sun", "2026-12-06"],
  ["2026-12-24", "2026-12-24"],
  ["next friday", "2026-12-11"],
  ["Next Mon", "2026-12-07"],
  ["next sunday", "2026-12-13"],
  ["12/4", "2026-12-04"],
  ["11/30", "2026-11-30"],
  ["11/29", "2027-11-29"],
  ["2/29", "2028-02-29"],
  ["12/4/2026", "2026-12-04"],
  ["dec 4", "2026-12-04"],
  ["Jan. 5", "2027-01-05"],
])("on a Monday, %s is %s", (word, day) => {
  expect(parseDay(readDay(word), store)).toBe(day);
});

test.each([
  "m",
  "mo",
  "someday",
  "2026-13-01",
  "12-01",
  "13/1",
  "2/30",
  "2/29/2027",
  "next",
  "next week",
  "decem 40",
])("%j is no day", (text) => {
  expect(() => readDay(text)).toThrow("isn't a day");
});

test.each([
  [
    ["friday", "2", "pm"],
    ["friday", "2pm"],
  ],
  [
    ["next", "friday", "noon"],
    ["next friday", "noon"],
  ],
  [
    ["dec", "4", "9", "am"],
    ["dec 4", "9am"],
  ],
  [
    ["12/4", "9:30"],
    ["12/4", "9:30"],
  ],
])("joins %p to %p", (words, joined) => {
  expect(joinHalves(words)).toEqual(joined);
});
