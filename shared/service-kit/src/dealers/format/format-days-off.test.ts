import { defaultTexts } from "@forecourt/testing/default-texts";
import { expect, test } from "@jest/globals";
import { formatDaysOff } from "./format-days-off.ts";

const english = defaultTexts();

test("formats days off of every year and of one year", () => {
  expect(formatDaysOff(["01-01", "2026-11-26", "12-25"], english)).toBe(
    "New Year’s Day, November 26, 2026, and Christmas Day",
  );
  expect(formatDaysOff(["02-29"], english)).toBe("February 29");
  expect(formatDaysOff([], english)).toBeNull();
});

test("lists days off in calendar order without duplicates", () => {
  expect(formatDaysOff(["12-25", "2027-11-25", "01-01", "2026-11-26", "12-25"], english)).toBe(
    "New Year’s Day, November 25, 2027, November 26, 2026, and Christmas Day",
  );
  expect(formatDaysOff(["2027-07-04", "2026-07-04", "2026-07-04"], english)).toBe(
    "July 4, 2026 and July 4, 2027",
  );
  expect(formatDaysOff(["2026-12-25", "12-25"], english)).toBe("Christmas Day");
});

test("lists US holidays by their name, and other rules as they are configured", () => {
  const holidays = [
    "12-25",
    "fourth Thursday of November",
    "first Monday of September",
    "07-04",
    "last Monday of May",
    "01-01",
  ];
  expect(formatDaysOff(holidays, english)).toBe(
    "New Year’s Day, Memorial Day, Independence Day, Labor Day, Thanksgiving, and Christmas Day",
  );
  expect(
    formatDaysOff(["Last Friday of June", "06-01", "Fourth thursday of november"], english),
  ).toBe("June 1, the last Friday of June, and Thanksgiving");
});

test("days off in Spanish have the names that families there give them", () => {
  const spanish = defaultTexts("es");
  expect(formatDaysOff(["12-24", "fourth Thursday of November", "2026-12-26"], spanish)).toBe(
    "Día de Acción de Gracias, Nochebuena y 26 de diciembre de 2026",
  );
  expect(formatDaysOff(["last Friday of June"], spanish)).toBe("el último viernes de junio");
});
