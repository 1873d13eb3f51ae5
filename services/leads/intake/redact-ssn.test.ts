import { expect, test } from "@jest/globals";
import { withoutSocialSecurityNumbers } from "./redact-ssn.ts";

test("social security numbers are taken out of whatever was typed, and nothing else", () => {
  expect(
    withoutSocialSecurityNumbers({
      text: "Mine is 123-45-6789, call 573-555-0177. Stock 123-45-67890, 000-12-3456, 912-34-5678",
      data: { notes: ["ssn: 078-05-1120"], cents: 12_345 },
    }),
  ).toEqual({
    text: "Mine is ***-**-****, call 573-555-0177. Stock 123-45-67890, 000-12-3456, 912-34-5678",
    data: { notes: ["ssn: ***-**-****"], cents: 12_345 },
  });
});
