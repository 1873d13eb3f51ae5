import type { SiteContext } from "@forecourt/contracts/site";
import { formatCents } from "@forecourt/domain/money";
import type { ShownApplication } from "../applications.ts";
import { monthlySums, ratiosOf } from "../ratios-of.ts";
import { fact, heading } from "./sheet-lines.ts";

type Content = ShownApplication["content"];

type Limits = Pick<
  SiteContext["financeProgram"]["approvalLimits"],
  "maxPaymentToIncome" | "maxDebtToIncome"
>;

/** Income, housing and debts of a month, of all applicants, and the largest payment within the limits. */
export function ratioLines(content: Content, limits: Limits): string[] {
  const { income, housing, isHomeShared } = monthlySums(content);
  const share = percent(ratiosOf(content).housingToIncome);
  return [
    ...heading("A month"),
    ...fact("Income, all", formatCents(income)),
    ...fact(
      "Housing",
      isHomeShared
        ? `${formatCents(sumOf(housing))} (same address, counted once), ${share} of income`
        : `${formatCents(sumOf(housing))} (${share} of income)`,
    ),
    ...debtLines(content),
    ...roomLines(content, limits),
  ];
}

/** Maximum payment, so that a deal can be worked before there is a car. */
function roomLines(content: Content, { maxPaymentToIncome, maxDebtToIncome }: Limits): string[] {
  const { income, housing, debts } = monthlySums(content);
  if (income <= 0) return [];
  const owed = sumOf(housing) + sumOf(debts.filter((one) => one !== null));
  const byPayment = Math.floor((income * maxPaymentToIncome) / 100);
  const byDebt = Math.max(0, Math.floor((income * maxDebtToIncome) / 100) - owed);
  return fact(
    "Room for a payment",
    `${formatCents(Math.min(byPayment, byDebt))}: PTI of ${maxPaymentToIncome}% allows ${formatCents(byPayment)}, DTI of ${maxDebtToIncome}% ${formatCents(byDebt)}`,
  );
}

function debtLines(content: Content): string[] {
  if (content.kind === "pre-approval") return fact("Debts", "not asked in a soft check");
  const { debts } = monthlySums(content);
  const stated = debts.filter((one) => one !== null);
  const { debtToIncome } = ratiosOf(content);
  if (debtToIncome === undefined) return fact("Debts", "not stated: ask for them");
  const open = stated.length < debts.length ? ", of one applicant alone" : "";
  return fact(
    "Debts stated",
    `${formatCents(sumOf(stated))}${open} (${percent(debtToIncome)} of income with housing, before the new payment)`,
  );
}

/** Text about the costs that the ratio counts besides the payment. */
export function countedInDebts(content: Content): string {
  return ratiosOf(content).debtToIncome === undefined
    ? "with housing; debts are not known"
    : "with housing and debts";
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((total, one) => total + one, 0);
}

function percent(value: number | null): string {
  return value === null ? "no income" : `${value.toFixed(2)}%`;
}
