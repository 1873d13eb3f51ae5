import { Popup } from "@forecourt/contracts/dealer-config/popups";
import { describe, expect, test } from "@jest/globals";
import { selectorFindings } from "./selector-checks.ts";

const findingsOf = (conditions: { tagQuery?: string; itemClicked?: string }) =>
  selectorFindings({
    popups: {
      ask: Popup.parse({ pages: true, EMAIL: "CONTACT_SALES", data: { title: "Ask" }, conditions }),
    },
  });

describe("the element of a pop-up", () => {
  test.each([
    "#offers",
    "main .offer-card > a[href^='/service']",
    "a.card:not(.sold, [hidden]):first-of-type",
    "section:has(> h2) + p ~ .é, li:nth-child(2n + 1 of .open)",
    '[data-kind="sale" i]',
    ":scope > a",
    "#--foo, .--is-open",
    "li:nth-child(+n), li:nth-child(+N + 3):nth-last-child(ODD)",
    "li:nth-child(2 of .open, .new):not(.sold)",
    "/* c */a/* :has( */.card/* ) left open",
    "a:HOVER:Not(.sold)",
    "*|a, [*|href], |a",
    "a[href^='/service'",
    "main:has(.card:not(.sold)) p:has(> a)",
    String.raw`.a\), [title=":) /*"], [alt=')']`,
  ])("may be an element of %s", (selector) => {
    expect(findingsOf({ tagQuery: selector, itemClicked: selector })).toEqual([]);
  });

  test.each([
    ["p[", "expected attribute name"],
    ["> .card", 'expected rule but ">" found'],
    [".card,", "expected rule but end of input reached"],
    [".1st", "expected class name"],
    ["a:contains(x)", 'unknown pseudo-class: "contains"'],
    ["li:first", 'unknown pseudo-class: "first"'],
    [".card::before", "pseudo elements are not enabled"],
    ["a[x!=y]", "expected a valid attribute selector operator"],
    ["svg|a", "namespaces are not enabled"],
    ["a || b", 'expected rule but "|" found'],
    [".card {}", 'expected rule but "{" found'],
    [".a;.b", 'expected rule but ";" found'],
    ["a)", 'unexpected ")"'],
    ["a) b(", 'unexpected ")"'],
    ["a:not(.b))", 'unexpected ")"'],
    ["li:nth-child(2))", 'unexpected ")"'],
    [":has(:has(a))", ":has within :has"],
    ["main:has(p:not(:has(a)))", ":has within :has"],
    ["a:not(> b)", 'expected rule but ">" found'],
    ["a:nth-child(2 of > b)", 'expected rule but ">" found'],
    ["li:nth-child(+ n)", "formula parse error"],
    ["[svg|href]", "namespaces are not enabled"],
    ["/* c */", "expected rule but end of input reached"],
  ])("may not be %s", (selector, fault) => {
    const path = ["popups", "ask", "conditions"];
    const message = `expected a CSS selector such as #offers > .card, found "${selector}": ${fault}`;
    expect(findingsOf({ tagQuery: selector, itemClicked: selector })).toEqual([
      { path: [...path, "tagQuery"], message },
      { path: [...path, "itemClicked"], message },
    ]);
  });
});
