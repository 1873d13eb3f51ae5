import { describe, expect, test } from "@jest/globals";
import { statesOtherExpiry } from "./stated-expiry.ts";

const endDate = "2026-12-05";

describe("the last day in the texts of an offer", () => {
  test.each([
    "Expires December 31, 2026.",
    "Offer ends Dec. 31.",
    "Good through 12/31/2026 at our store.",
    "Valid until 12/5/27.",
    "Expires on 2026-12-31.",
    "Vence el 31 de diciembre de 2026.",
    "Válido hasta el 5 de enero.",
    "Expires December 5, 2026, or ends December 12, 2026.",
  ])("differs from its end: %s", (text) => {
    expect(statesOtherExpiry(text, endDate)).toBe(true);
  });

  test.each([
    "Expires December 5, 2026.",
    "Ends on December 5th.",
    "Through 12/05/2026.",
    "Vence el 5 de diciembre de 2026.",
    "Expires {expires}.",
    "One coupon per visit, through the service lane.",
    "On cars of 2014 through 2021.",
    "For vehicles bought on January 2, 2024.",
    "Until you have driven 3,000 miles, it may be returned.",
  ])("is the same, or none is stated: %s", (text) => {
    expect(statesOtherExpiry(text, endDate)).toBe(false);
  });

  test("is none of an offer that begins anew each month", () => {
    expect(statesOtherExpiry("Expires December 31, 2026.", null)).toBe(true);
    expect(statesOtherExpiry("Expires {expires}.", null)).toBe(false);
  });
});
