import { describe, expect, test } from "@jest/globals";
import { isAllowed } from "./consent.tsx";

describe("isAllowed", () => {
  test("asks nobody up to tier 1", () => {
    expect(isAllowed("targeting", 0, "")).toBe(true);
    expect(isAllowed("targeting", 1, "")).toBe(true);
  });

  test("above it, only what the visitor allowed", () => {
    expect(isAllowed("functional", 2, "")).toBe(false);
    expect(isAllowed("functional", 2, "a=1; allowCookies=essential,functional")).toBe(true);
    expect(isAllowed("functional", 3, "allowCookies=essential%2Cfunctional; b=2")).toBe(true);
    expect(isAllowed("analytics", 3, "allowCookies=essential,functional")).toBe(false);
  });

  test("another cookie with such a value, or a longer name, allows nothing", () => {
    expect(isAllowed("functional", 2, "other=functional")).toBe(false);
    expect(isAllowed("functional", 2, "allowCookies2=functional")).toBe(false);
    expect(isAllowed("functional", 2, "allowCookies=functionality")).toBe(false);
  });
});
