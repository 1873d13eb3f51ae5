import type { HelpCategory } from "@forecourt/contracts/areas/company/help-center";
import type { CompanyOffer } from "@forecourt/contracts/areas/company/offers";
import { expect, test } from "@jest/globals";
import { withTodaysOffers } from "./todays-offers.ts";

const category: HelpCategory = {
  id: "shopping",
  title: "Shopping",
  description: "Prices",
  links: [],
  items: [
    { question: "A discount?", answers: ["If an offer names you."], todaysOffers: "dealer" },
    { question: "A price?", answers: ["The car and our fees."] },
  ],
};
const offer: CompanyOffer = {
  id: "students",
  title: "For students",
  badge: null,
  description: "Off any car.",
  price: "$300 off",
  code: null,
  department: "sales",
  disclaimer: "Taken off the price.",
  validity: null,
  link: null,
  forWhom: "Students at a Missouri college.",
  steps: ["Bring your student ID", "Give us the code"],
  notWith: null,
  startDate: "2026-01-01",
  expires: "2026-11-30",
  isMonthly: true,
  vehicles: null,
  fits: false,
};

test("an answer that asks for the offers of today has each with its sum, for whom it is, and what to bring", () => {
  const [{ items } = { items: [] }] = withTodaysOffers([category], () => [offer]);
  expect(items.map(({ answers }) => answers)).toEqual([
    [
      "If an offer names you.",
      "$300 off: For students. Students at a Missouri college. Bring your student ID.",
    ],
    ["The car and our fees."],
  ]);
  expect(items[0]?.runs).toEqual([
    [{ text: "If an offer names you." }],
    [
      { text: "$300 off: For students", href: "/special-offers/dealer/students" },
      { text: ". Students at a Missouri college. Bring your student ID." },
    ],
  ]);
});

const withLead = {
  ...category,
  items: category.items.map((item) => ({ ...item, offersLead: "Our offers today:" })),
};

test("the words above the offers stand only where there are any", () => {
  const [{ items } = { items: [] }] = withTodaysOffers([withLead], () => [offer]);
  expect(items[0]?.answers.slice(0, 2)).toEqual(["If an offer names you.", "Our offers today:"]);
  const [{ items: none } = { items: [] }] = withTodaysOffers([withLead], () => []);
  expect(none[0]?.answers).toEqual(["If an offer names you."]);
});

test("on a day without offers the answer stands alone", () => {
  const [{ items } = { items: [] }] = withTodaysOffers([category], () => []);
  expect(items[0]?.answers).toEqual(["If an offer names you."]);
});
