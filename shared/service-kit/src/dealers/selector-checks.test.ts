import { Popup } from "@forecourt/contracts/dealer-config/popups";
import { describe, expect, test } from "@jest/globals";
import { selectorFindings } from "./selector-checks.ts";

const findingsOf = (conditions: { tagQuery?: string; itemClicked?: string }) =>
  selectorFindings({
    popups: {
      ask: Popup.parse({ pages: true, EMAIL: "CONTACT_SALES", data: { title: "Ask" }, conditions }),
    },
  });

describe("what a pop-up waits for", () => {
  test.each([
    "#offers",
    "main .offer-card > a[href^='/service']",
    "a.card:not(.sold, [hidden]):first-of-type",
    "section:has(> h2) + p ~ .é, li:nth-child(2n + 1 of .open)",
    '[data-kind="sale" i]',
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
  ])("is not %s", (selector, fault) => {
    const path = ["popups", "ask", "conditions"];
    const message = `expected a CSS selector such as #offers > .card, found "${selector}": ${fault}`;
    expect(findingsOf({ tagQuery: selector, itemClicked: selector })).toEqual([
      { path: [...path, "tagQuery"], message },
      { path: [...path, "itemClicked"], message },
    ]);
  });
});
