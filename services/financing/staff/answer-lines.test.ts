import { expect, test } from "@jest/globals";
import { answerLines } from "./answer-lines.ts";

const now = new Date("2026-11-23T15:00:00.000Z");

test("an answer is shown with the figures that its applicant reads, before or after it is given", () => {
  const offer = { amountCents: 1_400_000, months: 60, annualRatePercent: 17.9 };
  const typed = {
    answer: "counter-offer" as const,
    reasons: ["Income insufficient for amount of credit requested"],
    terms: " Bring two\n pay stubs ",
    offer: { ...offer, moneyDownCents: 150_000 },
    validUntil: "2026-12-05",
  };
  // $354.75 is a level payment of $14,000.00; 60 of them are $21,285.00, less the cents of the last one.
  expect(answerLines(typed, now)).toEqual([
    "counter-offer",
    "  Bring two pay stubs",
    "  $14,000.00, 60 months at 17.9% APR: $354.75 a month, $1,500.00 down",
    "  finance charge $7,284.73, total of payments $21,284.73",
    "  good through 12/5/26",
    "  reason: Income insufficient for amount of credit requested",
  ]);
});

test("a preview refuses what the answer would refuse", () => {
  const declined = { answer: "declined" as const, reasons: [], terms: null };
  expect(() => answerLines(declined, now)).toThrow("an adverse answer states up to four");
  expect(answerLines({ ...declined, answer: "incomplete" }, now)).toEqual(["incomplete"]);
});
