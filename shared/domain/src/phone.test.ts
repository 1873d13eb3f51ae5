import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { maskPhone, parsePhone } from "./phone.ts";
import { anyPhone, dealerMasks } from "./testing/phones.ts";

const masks = fc.constantFrom(...dealerMasks);
const phones = fc.stringMatching(anyPhone);

describe("parsePhone", () => {
  test.each([
    "5735550142",
    "15735550142",
    "+15735550142",
    "+1 (573) 555-0142",
    "573.555.0142",
    " 573 555\u20110142 ",
    "\u202a573\u2013555\u20130142\u202c",
  ])("accepts %j", (text) => {
    expect(parsePhone(text)).toEqual({ ok: true, phone: "+15735550142" });
  });

  test.each([
    ["", "phone-missing"],
    [" () - ", "phone-missing"],
    ["573-555-CARS", "phone-characters"],
    ["573-555-0142 x12", "phone-characters"],
    ["٥٧٣٥٥٥٠١٤٢", "phone-characters"],
    ["57355+50142", "phone-characters"],
    ["+44 1632 960961", "phone-country"],
    ["+5735550142", "phone-country"],
    ["573555014", "phone-length"],
    ["57355501422", "phone-length"],
    ["1573555014", "phone-length"],
    ["(173) 555-0142", "phone-length"],
    ["0735550142", "phone-area-code"],
    ["573 055 0142", "phone-exchange"],
    ["1 573 155 0142", "phone-exchange"],
  ])("refuses %j: %s", (text, fault) => {
    expect(parsePhone(text)).toEqual({ ok: false, fault });
  });
});

describe("maskPhone", () => {
  test.each([
    ["(999) 999-9999", "(573) 555-0142"],
    ["+1 (999) 999-9999", "+1 (573) 555-0142"],
    ["999-999-9999", "573-555-0142"],
    ["9999999999", "5735550142"],
  ])("formats a number as %s", (mask, written) => {
    expect(maskPhone("+15735550142", mask)).toBe(written);
    expect(maskPhone("573.555.0142", mask)).toBe(written);
  });

  test("formats what parsePhone accepts, and nothing else", () => {
    const typed = fc.stringMatching(/^\+?1?[0-9]{9,11}$/);
    fc.assert(
      fc.property(fc.oneof(typed, phones, fc.string()), (text) => {
        const check = parsePhone(text);
        expect(maskPhone(text, "9999999999")).toBe(check.ok ? check.phone.slice(2) : text);
      }),
    );
  });

  test("returns other texts unchanged", () => {
    expect(maskPhone("+44 1632 960961", "(999) 999-9999")).toBe("+44 1632 960961");
  });

  test("round-trips every number through every mask", () => {
    fc.assert(
      fc.property(phones, masks, (phone, mask) => {
        expect(parsePhone(maskPhone(phone, mask))).toEqual({ ok: true, phone });
      }),
    );
  });
});
