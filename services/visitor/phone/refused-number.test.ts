import { describe, expect, test } from "@jest/globals";
import { refusedNumber } from "./refused-number.ts";

describe("refusedNumber", () => {
  test.each([
    ["+18765550142", "abroad"],
    ["+18095550142", "abroad"],
    ["+12425550142", "abroad"],
    ["+16585550142", "abroad"],
    ["+19005550142", "premium"],
    ["+15335550142", "premium"],
    ["+15739760142", "premium"],
    ["+15735550142", null],
    ["+19765550142", null],
    ["+17875550142", null],
    ["+14165550142", null],
  ])("%s: %s", (phone, refusal) => {
    expect(refusedNumber(phone, [])).toBe(refusal);
  });

  test("accepts the area codes that a dealer allows", () => {
    expect(refusedNumber("+18765550142", ["876"])).toBeNull();
    expect(refusedNumber("+18095550142", ["876"])).toBe("abroad");
  });
});
