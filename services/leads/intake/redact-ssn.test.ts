import { expect, test } from "@jest/globals";
import { redactSocialSecurityNumbers } from "./redact-ssn.ts";

test.each([
  ["SSN123-45-6789", "SSN***-**-****"],
  ["ssn:123-45-6789.", "ssn:***-**-****."],
  ["123 45 6789", "***-**-****"],
  ["123\u00a045\u00a06789", "***-**-****"],
  ["123 - 45 - 6789", "***-**-****"],
  ["123\u201345\u20136789", "***-**-****"],
  ["123.45.6789", "***-**-****"],
  ["573 555 0177", "573 555 0177"],
  ["(573) 555-0177", "(573) 555-0177"],
  ["123-45 6789", "123-45 6789"],
  ["1123-45-6789", "1123-45-6789"],
  [
    "VIN JA4AP3AU0HZ000001, 36 months, 20 000 miles",
    "VIN JA4AP3AU0HZ000001, 36 months, 20 000 miles",
  ],
])("redacts %j to %j", (text, redacted) => {
  expect(redactSocialSecurityNumbers(text)).toBe(redacted);
});

test("redacts social security numbers, and nothing else", () => {
  expect(
    redactSocialSecurityNumbers({
      text: "Mine is 123-45-6789, call 573-555-0177. Stock 123-45-67890, 000-12-3456, 912-34-5678",
      data: { notes: ["ssn: 078-05-1120"], cents: 12_345 },
    }),
  ).toEqual({
    text: "Mine is ***-**-****, call 573-555-0177. Stock 123-45-67890, 000-12-3456, 912-34-5678",
    data: { notes: ["ssn: ***-**-****"], cents: 12_345 },
  });
});
