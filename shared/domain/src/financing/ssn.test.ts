import { runs } from "@forecourt/testing/test-size";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { isMaskedSsn, maskSsn, parseSsn } from "./ssn.ts";

describe("parseSsn", () => {
  test.each([
    ["212-45-6789", "212-45-6789"],
    [" 212456789 ", "212-45-6789"],
    ["212 45 6789", "212-45-6789"],
    ["899-99-9999", "899-99-9999"],
    ["665-01-0001", "665-01-0001"],
  ])("accepts %j", (text, value) => {
    expect(parseSsn(text)).toEqual({ ok: true, value });
  });

  test.each([
    "000-12-3456",
    "666-12-3456",
    "900-12-3456",
    "999-12-3456",
    "123-00-4567",
    "123-45-0000",
    "078-05-1120",
    "219099999",
    "123-45-6789",
    " 123456789 ",
  ])("refuses %s, which is never issued", (text) => {
    expect(parseSsn(text)).toEqual({ ok: false, fault: "ssn-never-issued" });
  });

  test.each([
    "12-345-6789",
    "123-45-678",
    "1234567890",
    "abc-de-fghi",
    "١٢٣-45-6789",
    "123--45-6789",
  ])("refuses the format of %j", (text) => {
    expect(parseSsn(text)).toEqual({ ok: false, fault: "ssn-format" });
  });

  test("accepts exactly what the areas, groups and serials allow", () => {
    const digits = fc.integer({ min: 0, max: 999_999_999 });
    fc.assert(
      fc.property(digits, (number) => {
        const text = String(number).padStart(9, "0");
        const [area, group, serial] = [text.slice(0, 3), text.slice(3, 5), text.slice(5)];
        const isIssued =
          Number(area) > 0 &&
          area !== "666" &&
          Number(area) < 900 &&
          group !== "00" &&
          serial !== "0000" &&
          !["078051120", "219099999", "123456789"].includes(text);
        expect(parseSsn(text).ok).toBe(isIssued);
      }),
      runs({ normal: 500, soak: 50_000 }),
    );
  });
});

test("a mask shows the last four digits, and is recognized", () => {
  expect(maskSsn("212-45-6789")).toBe("•••-••-6789");
  expect([isMaskedSsn("•••-••-6789"), isMaskedSsn("212-45-6789")]).toEqual([true, false]);
  expect(parseSsn("•••-••-6789").ok).toBe(false);
});
