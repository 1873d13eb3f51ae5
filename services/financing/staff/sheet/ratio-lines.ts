import { formatCents } from "@forecourt/domain/money";
import type { ShownApplication } from "../applications.ts";
import { monthlySums, ratiosOf } from "../ratios-of.ts";
import { fact, heading } from "./sheet-lines.ts";

type Content = ShownApplication["content"];

/** Income, housing and debts of a month, of all applicants. */
export function ratioLines(content: Content): string[] {
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
  ];
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

/** What the ratio of a payment counts besides it. */
export function countedInDebts(content: Content): string {
  return ratiosOf(content).debtToIncome === undefined
    ? "with housing; debts are not known"
    : "with housing and debts";
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((total, one) => total + one, 0);
}

function percent(value: number | null): string {
  return value === null ? "no income" : `${value.toFixed(2)} %`;
}
