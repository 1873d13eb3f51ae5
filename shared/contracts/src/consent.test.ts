import { describe, expect, test } from "@jest/globals";
import { isAllowed, isBannerDue, tagConsent, withChoice, withGrants } from "./consent.ts";
import { consentCategories, nobody, type Visitor } from "./visitor.ts";

const signalled: Visitor = { ...nobody, globalPrivacyControl: true };
const allowedBy = (visitor: Visitor, cookieTier: number) =>
  consentCategories.filter((category) => isAllowed(category, visitor, cookieTier));

describe("what is allowed", () => {
  test("is everything up to tier 1, and above it what the visitor granted", () => {
    expect(allowedBy(nobody, 0)).toEqual(consentCategories);
    expect(allowedBy(nobody, 1)).toEqual(consentCategories);
    expect(allowedBy(nobody, 2)).toEqual([]);
    expect(allowedBy({ ...nobody, allowed: ["analytics"] }, 3)).toEqual(["analytics"]);
  });

  test.each([0, 1, 2, 3])(
    "is neither measuring nor targeting with a signal, at tier %i",
    (tier) => {
      const all: Visitor = { ...signalled, allowed: consentCategories };
      expect(allowedBy(all, tier)).toEqual(["functional"]);
      expect(tagConsent(all, tier)).toEqual({ pixel: false, analytics: false });
    },
  );

  test("for the pixel rests on the functional category as well", () => {
    const without: Visitor = { ...nobody, allowed: ["analytics", "targeting"] };
    expect(tagConsent(without, 2)).toEqual({ pixel: false, analytics: true });
    expect(tagConsent({ ...nobody, allowed: consentCategories }, 2).pixel).toBe(true);
    expect(tagConsent(nobody, 1)).toEqual({ pixel: true, analytics: true });
  });
});

describe("a choice", () => {
  test("grants what it says; denying leaves functional and analytics", () => {
    expect(withChoice(nobody, "all", 2)).toMatchObject({
      allowed: consentCategories,
      hasAnswered: true,
    });
    expect(withChoice(nobody, "deny", 3).allowed).toEqual(["functional", "analytics"]);
    expect(withChoice(nobody, [], 3).allowed).toEqual([]);
    expect(withChoice(nobody, ["targeting", "functional"], 2).allowed).toEqual([
      "functional",
      "targeting",
    ]);
  });

  test("never grants what the browser's signal refuses, so that it is off without the signal, too", () => {
    expect(withChoice(signalled, "all", 2).allowed).toEqual(["functional"]);
    expect(withChoice(signalled, ["targeting"], 2).allowed).toEqual([]);
  });

  test("that takes the functional category back forgets the visitor", () => {
    const known: Visitor = { ...nobody, allowed: ["functional"], firstName: "Ada", isLead: true };
    expect(withChoice(known, ["analytics"], 2)).toEqual({
      ...nobody,
      allowed: ["analytics"],
      hasAnswered: true,
    });
    expect(withChoice(known, "deny", 3).firstName).toBe("Ada");
    const typed: Visitor = { ...nobody, firstName: "Ada" };
    expect(withChoice(typed, [], 2).firstName).toBe("Ada");
  });
});

test("everything is granted below tier 2 without asking, as far as the browser lets it", () => {
  expect(withGrants(nobody, 1)).toEqual({ ...nobody, allowed: consentCategories });
  expect(withGrants(signalled, 0).allowed).toEqual(["functional"]);
  expect(withGrants(nobody, 2)).toBe(nobody);
  const granted = withGrants(nobody, 1);
  expect(withGrants(granted, 1)).toBe(granted);
});

test("the banner is due above tier 0 until it is answered", () => {
  expect([0, 1, 2, 3].map((tier) => isBannerDue(nobody, tier))).toEqual([false, true, true, true]);
  expect(isBannerDue({ ...nobody, hasAnswered: true }, 3)).toBe(false);
  expect(isBannerDue(withGrants(nobody, 1), 1)).toBe(true);
});
