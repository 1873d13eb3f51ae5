import { expect, test } from "@jest/globals";
import { redactSocialSecurityNumbers } from "./redact-ssn.ts";

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
