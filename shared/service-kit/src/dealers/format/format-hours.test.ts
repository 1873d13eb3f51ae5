import { expect, test } from "@jest/globals";
import { daysOffInWords, hoursInWords } from "./format-hours.ts";

const open = (from: number, to: number) => ({ closed: false, open: from, close: to });
const closed = { closed: true, open: 0, close: 0 };

test("days with equal hours stand together, days in a row as a span", () => {
  const week = [9, 9, 9, 9, 9, 9].map((from) => open(from, 18));
  expect(hoursInWords([...week, closed])).toBe(
    "Monday to Saturday 9 a.m. to 6 p.m.; Sunday closed",
  );
});

test("the sales hours of the specification", () => {
  const long = open(9, 20);
  const short = open(9, 18);
  expect(hoursInWords([long, short, long, short, long, short, closed])).toBe(
    "Monday, Wednesday and Friday 9 a.m. to 8 p.m.; " +
      "Tuesday, Thursday and Saturday 9 a.m. to 6 p.m.; Sunday closed",
  );
});

test("decimals are minutes; noon and midnight have names", () => {
  const week = [open(7.5, 17.25), open(12, 24), closed, closed, closed, closed, closed];
  expect(hoursInWords(week)).toBe(
    "Monday 7:30 a.m. to 5:15 p.m.; Tuesday noon to midnight; Wednesday to Sunday closed",
  );
});

test("a week without a day off", () => {
  expect(hoursInWords(Array.from({ length: 7 }, () => open(0, 12)))).toBe(
    "Monday to Sunday midnight to noon",
  );
});

test("days off, each year's and those of one", () => {
  expect(daysOffInWords(["01-01", "2026-11-26", "12-25"])).toBe(
    "January 1, November 26, 2026 and December 25",
  );
  expect(daysOffInWords(["02-29"])).toBe("February 29");
  expect(daysOffInWords([])).toBeNull();
});

test("a day off is said once, in the order of the calendar, however it is configured", () => {
  expect(daysOffInWords(["12-25", "2027-11-25", "01-01", "2026-11-26", "12-25"])).toBe(
    "January 1, November 25, 2027, November 26, 2026 and December 25",
  );
  expect(daysOffInWords(["2027-07-04", "2026-07-04", "2026-07-04"])).toBe(
    "July 4, 2026 and July 4, 2027",
  );
  expect(daysOffInWords(["2026-12-25", "12-25"])).toBe("December 25");
});
