import { expect, test } from "@jest/globals";
import { HelpCenterContent } from "../areas/company/help-center.ts";
import { OfferListContent } from "../areas/company/offers.ts";
import { PromotionsContent } from "../areas/company/promotions.ts";

const offer = {
  id: "oil",
  title: "Oil change",
  description: "With your purchase.",
  disclaimer: "Expires {expires}.",
  startDate: "2026-11-01",
  endDate: "2026-12-05",
};

function offerFaults(changes: object) {
  const { error } = OfferListContent.shape.offers.safeParse([{ ...offer, ...changes }]);
  return error?.issues.map(({ path, message }) => `${path.slice(1).join(".")}: ${message}`) ?? [];
}

test("an offer has one last day, which is not before its first", () => {
  expect(offerFaults({})).toEqual([]);
  expect(offerFaults({ disclaimer: "Expires December 5, 2026." })).toEqual([]);
  expect(offerFaults({ disclaimer: "Expires December 31, 2026." })).toEqual([
    "disclaimer: the last day that endDate says, 2026-12-05",
  ]);
  expect(offerFaults({ description: "Ends 11/30." })).toEqual([
    "description: the last day that endDate says, 2026-12-05",
  ]);
  expect(
    offerFaults({ endDate: null, recurring: "monthly", disclaimer: "Ends November 30." }),
  ).toEqual([
    "disclaimer: no last day, because the offer begins anew each month; {expires} is the day",
  ]);
  expect(offerFaults({ endDate: "2026-10-31" })).toEqual(["endDate: a day on or after startDate"]);
});

test("a promotion has one last day, too", () => {
  const promotion = {
    id: "tires",
    name: "Tires",
    position: "grid-item",
    url: "/service",
    title: "Winter tires",
    description: "Ends December 24, 2026.",
    additional: { category: "Service", ctaText: "See tires" },
    startDate: "2026-11-01",
    endDate: "2026-12-05",
  };
  const { error } = PromotionsContent.shape.promotions.safeParse([promotion]);
  expect(error?.issues).toMatchObject([
    { path: [0, "description"], message: "the last day that endDate says, 2026-12-05" },
  ]);
});

test("no two categories of the help center have the same address", () => {
  const category = {
    id: "buying",
    title: "Buying",
    description: "Buying a car",
    items: [{ question: "May I?", answers: ["Yes."] }],
  };
  const { error } = HelpCenterContent.shape.categories.safeParse([category, category]);
  expect(error?.issues).toMatchObject([{ path: [1, "id"] }]);
});
