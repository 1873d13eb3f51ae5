import { expect, test } from "@jest/globals";
import { textVersion } from "./text-version.ts";

// The test vectors of the hash's authors.
test.each([
  ["", "811c9dc5"],
  ["a", "e40c292c"],
  ["foobar", "bf9cf968"],
])("of %j is %s", (text, version) => {
  expect(textVersion(text)).toBe(version);
});

test("differs for texts that differ in one character", () => {
  expect(textVersion("You may call")).not.toBe(textVersion("You may call."));
  expect(textVersion("don’t")).toMatch(/^[0-9a-f]{8}$/);
});
