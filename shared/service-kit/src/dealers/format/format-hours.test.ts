import { defaultTexts } from "@forecourt/testing/default-texts";
import { expect, test } from "@jest/globals";
import { formatOpeningHours, hoursIn } from "./format-hours.ts";

const english = defaultTexts();
const spanish = defaultTexts("es");

const open = (from: number, to: number) => ({ closed: false, open: from, close: to });
const closed = { closed: true, open: 0, close: 0 };

test("groups days with equal hours, consecutive ones as a range", () => {
  const week = [9, 9, 9, 9, 9, 9].map((from) => open(from, 18));
  expect(formatOpeningHours([...week, closed], english)).toBe(
    "Monday to Saturday 9\u00a0a.m. to 6\u00a0p.m.; Sunday closed",
  );
});

test("formats the sales hours of the specification", () => {
  const long = open(9, 20);
  const short = open(9, 18);
  expect(formatOpeningHours([long, short, long, short, long, short, closed], english)).toBe(
    "Monday, Wednesday, and Friday 9\u00a0a.m. to 8\u00a0p.m.; " +
      "Tuesday, Thursday, and Saturday 9\u00a0a.m. to 6\u00a0p.m.; Sunday closed",
  );
});

test("formats decimal hours as minutes, and noon and midnight as words", () => {
  const week = [open(7.5, 17.25), open(12, 24), closed, closed, closed, closed, closed];
  expect(formatOpeningHours(week, english)).toBe(
    "Monday 7:30\u00a0a.m. to 5:15\u00a0p.m.; Tuesday noon to midnight; Wednesday to Sunday closed",
  );
});

test("formats a week without a closed day", () => {
  expect(
    formatOpeningHours(
      Array.from({ length: 7 }, () => open(0, 12)),
      english,
    ),
  ).toBe("Monday to Sunday midnight to noon");
});

test("hours in Spanish have the days of the week and noon in Spanish", () => {
  const week = [open(9, 20), open(9, 20), open(9, 20), open(7.5, 12), closed, closed, closed];
  expect(formatOpeningHours(week, spanish)).toBe(
    "lunes a miércoles de 9\u00a0a.m. a 8\u00a0p.m.; jueves de 7:30\u00a0a.m. a mediodía; viernes a domingo cerrado",
  );
});

test("the dealer's own words for the hours are for English pages", () => {
  const department = { hoursText: "Weekdays 9 to 6", workingHours: [open(9, 18)] };
  expect(hoursIn(department, english)).toBe("Weekdays 9 to 6");
  expect(hoursIn(department, spanish)).toBe("lunes de 9\u00a0a.m. a 6\u00a0p.m.");
});
