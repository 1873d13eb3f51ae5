import { expect, test } from "@jest/globals";
import { checkAnswer } from "./check-answer.ts";

const approved = { answer: "approved", reasons: [], terms: null } as const;
const declined = { answer: "declined", reasons: ["Length of employment"], terms: null } as const;

test("terms are one line", () => {
  expect(checkAnswer({ ...approved, terms: " 72 months\n at 6.9 %" }).terms).toBe(
    "72 months at 6.9 %",
  );
  expect(checkAnswer({ ...approved, terms: "a".repeat(500) }).terms).toHaveLength(500);
});

test.each([
  [{ ...approved, terms: "a".repeat(501) }, "at most 500"],
  [{ ...approved, terms: "  " }, "printable"],
  [{ ...approved, terms: "72\u202e months" }, "printable"],
  [{ ...declined, terms: "72 months" }, "only approved and counter-offer"],
  [{ ...declined, reasons: ["Credit"] }, "too short"],
  [{ ...declined, reasons: ["Credit -"] }, "too short"],
  [{ ...declined, reasons: [] }, "principal reasons"],
])("%j is refused", (typed, message) => {
  expect(() => checkAnswer(typed)).toThrow(message);
});

test.each(["Bankruptcy", " bankruptcy "])(
  "the sample form's reason of one word, %j, is taken",
  (one) => {
    expect(checkAnswer({ ...declined, reasons: [one] }).reasons).toEqual([one.trim()]);
  },
);

test("a reason of two words is taken", () => {
  expect(checkAnswer({ ...declined, reasons: ["Temporary residence "] }).reasons).toEqual([
    "Temporary residence",
  ]);
});
