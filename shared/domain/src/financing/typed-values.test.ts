import { expect, test } from "@jest/globals";
import { coveredMonths, needsEarlierEntry } from "./history.ts";
import {
  parseAmount,
  parseChoice,
  parseConsent,
  parseCount,
  parseLine,
  parseName,
  parseNameSuffix,
  parseOptionalName,
  parseZip,
} from "./typed-values.ts";

test.each([
  ["$1,250.50", 125_050],
  ["1250", 125_000],
  ["0", 0],
  ["$ 900.5", 90_050],
  ["4,000.", 400_000],
  ["10000000", 1_000_000_000],
])("the amount %j is %i cents", (text, value) => {
  expect(parseAmount(text)).toEqual({ ok: true, value });
});

test.each([
  ["", "required"],
  ["-5", "amount-format"],
  [".", "amount-format"],
  ["1e5", "amount-format"],
  ["12,50", "amount-format"],
  ["1.234", "amount-format"],
  ["NaN", "amount-format"],
  ["10000001", "amount-too-large"],
  ["99999999999999", "amount-too-large"],
])("the amount %j is refused as %s", (text, fault) => {
  expect(parseAmount(text)).toEqual({ ok: false, fault });
});

test.each([
  ["  José  Núñez ", { ok: true, value: "José Núñez" }],
  ["O'Brien-Smith", { ok: true, value: "O'Brien-Smith" }],
  ["   ", { ok: false, fault: "required" }],
  ["a".repeat(21), { ok: false, fault: "too-long" }],
  ["a\u0000b", { ok: false, fault: "characters" }],
  ["a\nb", { ok: false, fault: "characters" }],
  ["a\u202eb", { ok: false, fault: "characters" }],
  ["a\ud800", { ok: false, fault: "characters" }],
])("the line %j is %j", (text, checked) => {
  expect(parseLine(text, 20)).toEqual(checked);
});

test.each([
  "Ada",
  "Mary Ann",
  "O’Brien-D'Angelo",
  "J. R.",
  "José",
  "Jose\u0301",
  "Nguyễn",
  "李小龍",
  "محمد",
  "अनिता",
  "Kaʻiulani",
])("the name %j is accepted", (name) => {
  expect(parseName(name, 60)).toEqual({ ok: true, value: name });
});

test.each(["Ada 😀", "❤️", "👩‍🚀", "Ada2", "R2D2", "<b>", "A@b", "100%", "…", "- .", "Ⅷ", "🇺🇸"])(
  "the name %j is refused",
  (name) => {
    expect(parseName(name, 60).ok).toBe(false);
    expect(parseOptionalName(name, 60).ok).toBe(false);
  },
);

test("a name says which characters it takes, and an optional one may be missing", () => {
  expect(parseName("Ada 😀", 60)).toEqual({ ok: false, fault: "name-characters" });
  expect(parseName(" ", 60)).toEqual({ ok: false, fault: "required" });
  expect(parseOptionalName(" ", 60)).toEqual({ ok: true, value: null });
});

test.each([
  ["", { ok: true, value: null }],
  ["Jr.", { ok: true, value: "Jr." }],
  ["2nd", { ok: true, value: "2nd" }],
  ["😀", { ok: false, fault: "characters" }],
])("the suffix %j is %j", (text, checked) => {
  expect(parseNameSuffix(text)).toEqual(checked);
});

test.each([
  ["63701", { ok: true, value: { zip: "63701", state: "MO" } }],
  ["63701-1234", { ok: true, value: { zip: "63701", state: "MO" } }],
  ["00000", { ok: false, fault: "zip-unknown" }],
  ["6370", { ok: false, fault: "zip-unknown" }],
])("the ZIP code %j is %j", (text, checked) => {
  expect(parseZip(text)).toEqual(checked);
});

test.each([
  ["", { ok: true, value: 0 }],
  ["11", { ok: true, value: 11 }],
  ["12", { ok: false, fault: "number-range" }],
  ["1.5", { ok: false, fault: "number-format" }],
])("the count %j of at most 11 is %j", (text, checked) => {
  expect(parseCount(text, 11)).toEqual(checked);
});

test("a choice is one of the list, and no property of an object", () => {
  const choices = ["own", "rent"] as const;
  expect(parseChoice("rent", choices)).toEqual({ ok: true, value: "rent" });
  expect(parseChoice("", choices)).toEqual({ ok: false, fault: "required" });
  for (const text of ["constructor", "0", "RENT"]) {
    expect(parseChoice(text, choices)).toEqual({ ok: false, fault: "choice-unknown" });
  }
});

test("a consent is to the current text", () => {
  expect(parseConsent("1a2b3c4d", "1a2b3c4d").ok).toBe(true);
  expect(parseConsent("", "1a2b3c4d")).toEqual({ ok: false, fault: "consent-required" });
  expect(parseConsent("on", "1a2b3c4d")).toEqual({ ok: false, fault: "consent-outdated" });
});

test.each([
  [[], 0, true],
  [[{ years: 0, months: 0 }], 0, false],
  [
    [
      { years: 1, months: 0 },
      { years: 0, months: 0 },
    ],
    12,
    false,
  ],
  [[{ years: 1, months: 11 }], 23, true],
  [[{ years: 2, months: 0 }], 24, false],
  [
    [
      { years: 1, months: 0 },
      { years: 0, months: 11 },
      { years: 0, months: 1 },
    ],
    24,
    false,
  ],
])("the entries %j cover %i months; one more is asked for: %s", (entries, months, asks) => {
  expect([coveredMonths(entries), needsEarlierEntry(entries)]).toEqual([months, asks]);
});
