import { describe, expect, test } from "@jest/globals";
import { withoutExpiry } from "./without-expiry.ts";

const date = "November 30, 2026";

describe("the terms of an offer beside its last day", () => {
  test.each([
    ["One per car. Expires November 30, 2026.", "One per car."],
    ["One per car. Offer good through November 30, 2026.", "One per car."],
    ["No cash value. Oferta válida hasta el November 30, 2026.", "No cash value."],
    ["Sin valor en efectivo. Vence el November 30, 2026.", "Sin valor en efectivo."],
  ])("leave out a last sentence that says nothing else: %s", (terms, left) => {
    expect(withoutExpiry(terms, date)).toBe(left);
  });

  test.each([
    "Expires November 30, 2026.",
    "One per car.",
    "Expires November 30, 2026. One per car.",
    "One per car. For cars bought through November 30, 2026.",
    "One per car. Expires December 31, 2026.",
  ])("stay as they are otherwise: %s", (terms) => {
    expect(withoutExpiry(terms, date)).toBe(terms);
  });
});
