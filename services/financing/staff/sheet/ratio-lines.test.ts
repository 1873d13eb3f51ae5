import { expect, test } from "@jest/globals";
import type { ShownApplication } from "../applications.ts";
import { countedInDebts, ratioLines } from "./ratio-lines.ts";

type Content = ShownApplication["content"];

const limits = { maxPaymentToIncome: 15, maxDebtToIncome: 43 };

const applicant = (fullAddress: string, monthlyDebtsCents: number | null) => ({
  monthlyIncomeCents: 200_000,
  monthlyDebtsCents,
  residences: [{ monthlyRentCents: 80_000, fullAddress, apartment: null, zipCode: "63701" }],
});
const full = (debts: number | null, others?: number | null) =>
  ({
    kind: "full",
    borrower: applicant("12 Cedar Street", debts),
    coBorrower: others === undefined ? null : applicant("9 Elm Street", others),
  }) as unknown as Content;
const text = (content: Content) => ratioLines(content, limits).join("\n").replace(/\s+/g, " ");

test("debts that were not stated are not none, and count in no ratio", () => {
  expect(text(full(null))).toContain("Debts not stated: ask for them");
  expect(text(full(null))).not.toContain("$0.00");
  expect(countedInDebts(full(null))).toBe("with housing; debts are not known");
});

test("debts of one of two applicants say so, and stated ones count, none among them", () => {
  expect(text(full(15_000, null))).toContain(
    "Debts stated $150.00, of one applicant alone (43.75%",
  );
  expect(text(full(15_000, 5_000))).toContain(
    "Debts stated $200.00 (45.00% of income with housing",
  );
  expect(text(full(0))).toContain("Debts stated $0.00 (40.00%");
  expect(countedInDebts(full(0))).toBe("with housing and debts");
});

test("a soft check asks for no debts", () => {
  const content = {
    kind: "pre-approval",
    applicant: { monthlyIncomeCents: 400_000, monthlyHousingCents: 100_000 },
    answer: { outcome: "no-answer" },
  } as unknown as Content;
  expect(text(content)).toContain("Debts not asked in a soft check");
});

test("the room for a payment is the smaller of both limits, after housing and stated debts", () => {
  expect(text(full(0))).toContain(
    "Room for a payment $60.00: PTI of 15% allows $300.00, DTI of 43% $60.00",
  );
  const tight = text(full(15_000));
  expect(tight).toContain("Room for a payment $0.00: PTI of 15% allows $300.00, DTI of 43% $0.00");
  const content = {
    ...full(null),
    borrower: { ...applicant("1 Elm Street", null), monthlyIncomeCents: 0 },
  };
  expect(text(content as Content)).not.toContain("Room");
});
