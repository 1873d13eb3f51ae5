import { expect, test } from "@jest/globals";
import { triggeringTerm } from "./triggering-term.ts";

test.each([
  ["As low as $29 down with approved credit", "$29 down"],
  ["$1,999.00 cash down", "$1,999.00 cash down"],
  ["Only 10% down", "10% down"],
  ["A down payment of $500 is enough", "down payment of $500"],
  ["Our One Dime Down program", "One Dime Down"],
  ["Drive home with ten cents down", "ten cents down"],
  ["$199/mo", "$199/mo"],
  ["$199 a month for qualified buyers", "$199 a month"],
  ["only $89 a week", "$89 a week"],
  ["$199 monthly", "$199 monthly"],
  ["$95 every two weeks", "$95 every two weeks"],
  ["Payments from $199", "Payments from $199"],
  ["0% for 60 months", "0% for 60 months"],
  ["60 mo. at 3.9%", "60 mo. at 3.9%"],
  ["just 72 payments of $199", "72 payments of"],
  ["a 36-month lease", "36-month lease"],
  ["1.9% APR for 60 months", "1.9% APR for 60 months"],
  [
    "0% financing on every Outlander for up to 72 mos.",
    "0% financing on every Outlander for up to 72 mos",
  ],
  ["60 months at just 1.9 percent", "60 months at just 1.9 percent"],
  ["Finance up to 84 months", "Finance up to 84 months"],
  ["a five-star loan over 6 years", "loan over 6 years"],
])("finds the term of credit in %j", (text, term) => {
  expect(triggeringTerm(text)).toBe(term);
});

test.each([
  "Programs for bad credit and no credit",
  "A larger down payment lowers the amount you borrow",
  "No money down? Ask us",
  "Cars under $20,000",
  "Every 12 months or 5,000 miles",
  "1.9% APR with approved credit",
  "1.9% APR with approved credit. Keep your records for 25 months.",
  "Loans usually run 12 to 84 months",
  "10% off for 12 months after you buy",
  "We wash every car of our customers weekly for $10",
  "We deduct $250 for a damaged windshield",
  "{claim.lowDown}",
])("finds none in %j", (text) => {
  expect(triggeringTerm(text)).toBeNull();
});
