import { describe, expect, test } from "@jest/globals";
import { withoutExpiry } from "./without-expiry.ts";

const date = "November 30, 2026";
const texts = { "language.expirySentences": "Expires {date}.|Offer good through {date}." };

describe("the terms of an offer beside its last day", () => {
  test.each([
    ["One per car. Expires November 30, 2026.", "One per car."],
    ["One per car. Offer good through November 30, 2026.", "One per car."],
  ])("leave out a last sentence that says nothing else: %s", (terms, left) => {
    expect(withoutExpiry(terms, date, texts)).toBe(left);
  });

  test.each([
    "Expires November 30, 2026.",
    "One per car.",
    "Expires November 30, 2026. One per car.",
    "One per car. For cars bought through November 30, 2026.",
    "One per car. Expires December 31, 2026.",
  ])("stay as they are otherwise: %s", (terms) => {
    expect(withoutExpiry(terms, date, texts)).toBe(terms);
  });
});
