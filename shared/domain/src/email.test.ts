import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { isEmail } from "./email.ts";

describe("isEmail", () => {
  test.each([
    "ada@moss.example",
    "ada.moss+cars@mail.moss.example",
    "o'brien_1@a-b.co",
    "a@b.de",
    "x@xn--mller-kva.example",
    "x@shop.xn--p1ai",
    `${"a".repeat(64)}@moss.example`,
  ])("accepts %s", (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    ["nothing", ""],
    ["no at", "ada.moss.example"],
    ["no name", "@moss.example"],
    ["no domain", "ada@"],
    ["a domain without a dot", "ada@localhost"],
    ["a top level of one letter", "ada@moss.e"],
    ["a top level of digits", "ada@10.0.0.12"],
    ["two addresses", "a@b.com, c@d.com"],
    ["two addresses without a blank", "a@b.com;c@d.com"],
    ["a display name", "Ada <ada@moss.example>"],
    ["angle brackets", "<ada@moss.example>"],
    ["a quoted name", '"ada moss"@moss.example'],
    ["a group", "friends:a@b.com,c@d.com;"],
    ["a comment", "ada(home)@moss.example"],
    ["a blank before", " ada@moss.example"],
    ["a line break after", "ada@moss.example\n"],
    ["a header after", "ada@moss.example\r\nBcc: c@d.com"],
    ["two ats", "a@b@moss.example"],
    ["two dots", "a..b@moss.example"],
    ["a dot at the end of the name", "ada.@moss.example"],
    ["a domain in brackets", "ada@[10.0.0.1]"],
    ["a hyphen at the end of a label", "ada@moss-.example"],
    ["a name of 65", `${"a".repeat(65)}@moss.example`],
    ["more than 254 in all", `ada@${"a.".repeat(130)}example`],
  ])("refuses %s", (_name, text) => {
    expect(isEmail(text)).toBe(false);
  });

  test("refuses everything that could end or split a header", () => {
    const parts = fc.constantFrom(...'\r\n\0\u2028,;:<>"() x.', "a@b.com");
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 6 }), (all) => {
        const text = all.join("");
        expect(isEmail(text) && /[\s\0,;:<>"()]/.test(text)).toBe(false);
      }),
    );
  });
});
