import { describe, expect, test } from "@jest/globals";
import { isAllowed, isBannerDue, tagConsent } from "./consent.ts";
import { withChoice, withGrants } from "./consent-choice.ts";
import { anonymousVisitor, consentCategories, type Visitor } from "./visitor.ts";

const signalled: Visitor = { ...anonymousVisitor, globalPrivacyControl: true };
const allowedBy = (visitor: Visitor, cookieTier: number) =>
  consentCategories.filter((category) => isAllowed(category, visitor, cookieTier));

describe("isAllowed", () => {
  test("allows everything up to tier 1, and the visitor's choice above", () => {
    expect(allowedBy(anonymousVisitor, 0)).toEqual(consentCategories);
    expect(allowedBy(anonymousVisitor, 1)).toEqual(consentCategories);
    expect(allowedBy(anonymousVisitor, 2)).toEqual([]);
    expect(allowedBy({ ...anonymousVisitor, allowed: ["analytics"] }, 3)).toEqual(["analytics"]);
  });

  test("after a choice, allows what was chosen at every tier", () => {
    for (const tier of [0, 1, 2, 3]) {
      expect(allowedBy(withChoice(anonymousVisitor, [], 3), tier)).toEqual([]);
      expect(allowedBy(withChoice(anonymousVisitor, ["analytics"], 3), tier)).toEqual([
        "analytics",
      ]);
    }
  });

  test.each([0, 1, 2, 3])(
    "allows neither analytics nor targeting with a signal, at tier %i",
    (tier) => {
      const all: Visitor = { ...signalled, allowed: consentCategories };
      expect(allowedBy(all, tier)).toEqual(["functional"]);
      expect(tagConsent(all, tier)).toEqual({ pixel: false, analytics: false });
    },
  );

  test("requires the functional category for the pixel", () => {
    const without: Visitor = { ...anonymousVisitor, allowed: ["analytics", "targeting"] };
    expect(tagConsent(without, 2)).toEqual({ pixel: false, analytics: true });
    expect(tagConsent({ ...anonymousVisitor, allowed: consentCategories }, 2).pixel).toBe(true);
    expect(tagConsent(anonymousVisitor, 1)).toEqual({ pixel: true, analytics: true });
  });
});

describe("withChoice", () => {
  test("grants the chosen categories; denying leaves functional and analytics", () => {
    expect(withChoice(anonymousVisitor, "all", 2)).toMatchObject({
      allowed: consentCategories,
      hasAnswered: true,
    });
    expect(withChoice(anonymousVisitor, "deny", 3).allowed).toEqual(["functional", "analytics"]);
    expect(withChoice(anonymousVisitor, [], 3).allowed).toEqual([]);
    expect(withChoice(anonymousVisitor, ["targeting", "functional"], 2).allowed).toEqual([
      "functional",
      "targeting",
    ]);
  });

  test("never grants what the browser's signal refuses, also for later requests without the signal", () => {
    expect(withChoice(signalled, "all", 2).allowed).toEqual(["functional"]);
    expect(withChoice(signalled, ["targeting"], 2).allowed).toEqual([]);
  });

  test("deletes personal data when the functional category is revoked", () => {
    const known: Visitor = {
      ...anonymousVisitor,
      allowed: ["functional"],
      firstName: "Ada",
      isLead: true,
    };
    expect(withChoice(known, ["analytics"], 2)).toEqual({
      ...anonymousVisitor,
      allowed: ["analytics"],
      hasAnswered: true,
    });
    expect(withChoice(known, "deny", 3).firstName).toBe("Ada");
    const typed: Visitor = { ...anonymousVisitor, firstName: "Ada" };
    expect(withChoice(typed, [], 2).firstName).toBe("Ada");
  });
});

test("below tier 2 everything is granted without asking, except what the browser's signal forbids", () => {
  expect(withGrants(anonymousVisitor, 1)).toEqual({
    ...anonymousVisitor,
    allowed: consentCategories,
  });
  expect(withGrants(signalled, 0).allowed).toEqual(["functional"]);
  expect(withGrants(anonymousVisitor, 2)).toBe(anonymousVisitor);
  const granted = withGrants(anonymousVisitor, 1);
  expect(withGrants(granted, 1)).toBe(granted);
});

test("below tier 2 nothing is granted to a visitor who chose at a store of a higher tier", () => {
  const refused = withChoice(anonymousVisitor, [], 3);
  expect(withGrants(refused, 1)).toBe(refused);
});

test("the banner opens above tier 0 until it is answered", () => {
  expect([0, 1, 2, 3].map((tier) => isBannerDue(anonymousVisitor, tier))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(isBannerDue({ ...anonymousVisitor, hasAnswered: true }, 3)).toBe(false);
  expect(isBannerDue(withGrants(anonymousVisitor, 1), 1)).toBe(true);
});
