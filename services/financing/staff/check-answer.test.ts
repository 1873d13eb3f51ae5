import { expect, test } from "@jest/globals";
import { checkAnswer } from "./check-answer.ts";

const now = new Date("2026-11-22T12:00:00.000Z");
const approved = { answer: "approved", reasons: [], terms: null } as const;
const declined = { answer: "declined", reasons: ["Length of employment"], terms: null } as const;

const loan = { amountCents: 2_400_000, months: 72, annualRatePercent: 9.49 };

test("terms are one line", () => {
  expect(checkAnswer({ ...approved, terms: " 72 months\n at 6.9 %" }, now).terms).toBe(
    "72 months at 6.9 %",
  );
  expect(checkAnswer({ ...approved, terms: "a".repeat(500) }, now).terms).toHaveLength(500);
});

test.each([
  [{ ...approved, terms: "a".repeat(501) }, "at most 500"],
  [{ ...approved, terms: "  " }, "printable"],
  [{ ...approved, terms: "72\u202e months" }, "printable"],
  [{ ...declined, terms: "72 months" }, "only approved and counter-offer"],
  [{ ...declined, reasons: ["Credit"] }, "too short"],
  [{ ...declined, reasons: ["Credit -"] }, "too short"],
  [{ ...declined, reasons: [] }, "principal reasons"],
  [{ ...declined, validUntil: "2026-12-31" }, "only a counter-offer"],
  [{ ...declined, answer: "counter-offer", validUntil: "12/31/2026" } as const, "is a day"],
  [{ ...declined, answer: "counter-offer", validUntil: "2027-02-31" } as const, "is a day"],
  [{ ...declined, answer: "counter-offer", validUntil: "2026-11-20" } as const, "coming year"],
  [{ ...declined, answer: "counter-offer", validUntil: "2028-01-01" } as const, "coming year"],
  [{ ...approved, offer: { ...loan, moneyDownCents: Number.NaN } }, "--down is dollars"],
  [{ ...approved, offer: { ...loan, moneyDownCents: -1 } }, "--down is dollars"],
])("%j is refused", (typed, message) => {
  expect(() => checkAnswer(typed, now)).toThrow(message);
});

test.each(["Bankruptcy", " bankruptcy "])(
  "the sample form's reason of one word, %j, is taken",
  (one) => {
    expect(checkAnswer({ ...declined, reasons: [one] }, now).reasons).toEqual([one.trim()]);
  },
);

test("a reason of two words is taken", () => {
  expect(checkAnswer({ ...declined, reasons: ["Temporary residence "] }, now).reasons).toEqual([
    "Temporary residence",
  ]);
});
