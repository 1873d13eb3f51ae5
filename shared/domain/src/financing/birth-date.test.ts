import { runs } from "@forecourt/testing/test-size";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { ageOn, parseBirthDate, parseDay } from "./birth-date.ts";

test.each([
  ["04/12/1990", "1990-04-12"],
  ["4/2/1990", "1990-04-02"],
  ["1990-04-12", "1990-04-12"],
  ["4-2-1990", "1990-04-02"],
  ["04021990", "1990-04-02"],
  ["02/29/2024", "2024-02-29"],
  ["02/29/2000", "2000-02-29"],
])("the day %s is %s", (text, value) => {
  expect(parseDay(text)).toEqual({ ok: true, value });
});

test.each([
  ["", "required"],
  ["02/29/2025", "date-not-real"],
  ["02/29/1900", "date-not-real"],
  ["13/01/1990", "date-not-real"],
  ["00/01/1990", "date-not-real"],
  ["04/31/1990", "date-not-real"],
  ["04/00/1990", "date-not-real"],
  ["12.04.1990", "date-format"],
  ["19900402", "date-not-real"],
  ["4021990", "date-format"],
  ["04/12/90", "date-format"],
  ["April 12, 1990", "date-format"],
])("%j is refused as %s", (text, fault) => {
  expect(parseDay(text)).toEqual({ ok: false, fault });
});

test.each([
  ["2008-11-22", "2026-11-22", 18],
  ["2008-11-23", "2026-11-22", 17],
  ["2008-02-29", "2026-02-28", 17],
  ["2008-02-29", "2026-03-01", 18],
  ["1990-04-12", "2026-11-22", 36],
])("a person born on %s is, on %s, %i years old", (birth, today, age) => {
  expect(ageOn(birth, today)).toBe(age);
});

test.each([
  ["11/22/2008", null],
  ["11/23/2008", "under-age"],
  ["11/23/2026", "date-in-future"],
  ["11/22/1900", "date-too-early"],
])("the birth date %s of an applicant on 2026-11-22 has the fault %s", (text, fault) => {
  const checked = parseBirthDate(text, "2026-11-22");
  expect(checked.ok ? null : checked.fault).toBe(fault);
});

test.each([
  ["4/9/88", "1988-04-09"],
  ["4-9-88", "1988-04-09"],
  ["11/22/08", "2008-11-22"],
  ["1/2/09", "1909-01-02"],
])("the birth date %s of an applicant on 2026-11-22 is %s", (text, value) => {
  expect(parseBirthDate(text, "2026-11-22")).toEqual({ ok: true, value });
});

test("every day of the calendar is accepted in both forms", () => {
  const days = fc.date({
    min: new Date("1900-01-01"),
    max: new Date("2100-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString().slice(0, 10);
      const typed = `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`;
      expect(parseDay(iso)).toEqual({ ok: true, value: iso });
      expect(parseDay(typed)).toEqual({ ok: true, value: iso });
    }),
    runs({ normal: 300, soak: 20_000 }),
  );
});
