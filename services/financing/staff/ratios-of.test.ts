import { expect, test } from "@jest/globals";
import type { ShownApplication } from "./applications.ts";
import { monthlySums, ratiosOf } from "./ratios-of.ts";

type Content = ShownApplication["content"];

const preApproval = (answer: object) =>
  ({
    kind: "pre-approval",
    applicant: { monthlyIncomeCents: 400_000, monthlyHousingCents: 100_000 },
    answer,
  }) as unknown as Content;

test("a pre-approval has the ratios of housing and of the payment that it states", () => {
  const range = { outcome: "range", monthlyBudgetCents: 60_000 };
  expect(ratiosOf(preApproval(range))).toEqual({ housingToIncome: 25, paymentToIncome: 15 });
  expect(ratiosOf(preApproval({ outcome: "no-answer" }))).toEqual({ housingToIncome: 25 });
});

test("an application counts the incomes and present homes of both applicants", () => {
  const applicant = (income: number, rents: number[]) => ({
    monthlyIncomeCents: income,
    monthlyDebtsCents: 15_000,
    residences: rents.map((monthlyRentCents) => ({
      monthlyRentCents,
      fullAddress: `${income} Cedar Street`,
      apartment: null,
      zipCode: "63701",
    })),
  });
  const content = (coBorrower: object | null) =>
    ({
      kind: "full",
      borrower: applicant(300_000, [90_000, 70_000]),
      coBorrower,
    }) as unknown as Content;
  expect(ratiosOf(content(null))).toEqual({ housingToIncome: 30, debtToIncome: 35 });
  expect(ratiosOf(content(applicant(200_000, [10_000])))).toEqual({
    housingToIncome: 20,
    debtToIncome: 26,
  });
  expect(ratiosOf(content(applicant(-300_000, [])))).toEqual({
    housingToIncome: null,
    debtToIncome: null,
  });
});

test("the payment of a home that both applicants live in counts once, the larger", () => {
  const applicant = (monthlyRentCents: number, fullAddress: string) => ({
    monthlyIncomeCents: 200_000,
    monthlyDebtsCents: null,
    residences: [{ monthlyRentCents, fullAddress, apartment: null, zipCode: "63701" }],
  });
  const content = {
    kind: "full",
    borrower: applicant(80_000, "12 Cedar Street"),
    coBorrower: applicant(85_000, "12 cedar street."),
  } as unknown as Content;
  expect(monthlySums(content)).toMatchObject({ housing: [85_000], isHomeShared: true });
  // Debts that were not stated are not none.
  expect(ratiosOf(content)).toEqual({ housingToIncome: 21.25 });
});
