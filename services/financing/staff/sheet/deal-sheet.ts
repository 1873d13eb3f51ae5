import type { SiteContext } from "@forecourt/contracts/site";
import { formatCents } from "@forecourt/domain/money";
import { nameOfKind } from "../../leads/name-of-kind.ts";
import type { ShownApplication } from "../applications.ts";
import { monthlySums, ratiosOf } from "../ratios-of.ts";
import { applicantLines, preApprovalLines } from "./applicant-lines.ts";
import { dealLines } from "./deal-lines.ts";
import { type HistoryEntry, historyLines, otherLines } from "./history-lines.ts";
import { missingOf } from "./missing.ts";
import type { OtherRequest } from "./other-requests.ts";
import { fact, heading, sheetWidth, tableRow } from "./sheet-lines.ts";
import { type SheetTier, sheetPayments } from "./sheet-payments.ts";

type SheetSite = Pick<SiteContext, "financeProgram" | "calculator" | "timezone">;

/**
 * An application on one page of text, 80 columns wide, for the finance manager. Numbers are masked. Payments are by
 * the dealer's program as it is today; everything else is as it was sent.
 */
export function dealSheet(
  shown: ShownApplication,
  {
    site,
    history,
    others,
  }: { site: SheetSite; history: readonly HistoryEntry[]; others: readonly OtherRequest[] },
): string {
  const { row, content } = shown;
  const at = (moment: string) => localTime(moment, site.timezone);
  const applicants =
    content.kind === "full"
      ? [
          ...applicantLines("Applicant", content.borrower),
          ...(content.coBorrower ? applicantLines("Co-applicant", content.coBorrower) : []),
        ]
      : preApprovalLines(content.applicant);
  const lines = [
    "=".repeat(sheetWidth),
    `${row.number}  ${nameOfKind(row)}`,
    `${row.dealer_id}, ${row.store_id}`,
    "=".repeat(sheetWidth),
    ...dealLines(content.deal),
    ...answerLines(content),
    ...otherLines(others, at),
    ...paymentLines(sheetPayments(content, site), site),
    ...ratioLines(content),
    ...applicants,
    ...heading("Consents"),
    ...content.consents.flatMap(({ name, party, version, at: given }) =>
      fact(
        name,
        `${party === "borrower" ? "applicant" : "co-applicant"}, ${at(given)}, text ${version}`,
      ),
    ),
    ...historyLines(shown, history, at),
    ...heading("Missing"),
    ...missingOf(content).map((one) => `[ ] ${one}`),
  ];
  return `${lines.join("\n")}\n`;
}

function answerLines(content: ShownApplication["content"]): string[] {
  if (content.kind === "full") return [];
  const { answer, score, isSandbox } = content;
  const sandbox = isSandbox ? " (SANDBOX: an invented score)" : "";
  if (answer.outcome !== "range") {
    const what = answer.outcome === "review" ? `no range: ${answer.reason}` : "no answer";
    return [...heading("Credit"), ...fact("Soft pull", what + sandbox)];
  }
  const { tier, fromCents, toCents, monthlyBudgetCents, terms } = answer;
  return [
    ...heading("Credit"),
    ...fact("Soft pull", `${score}, tier ${tier}${sandbox}`),
    ...fact("Range shown", `${formatCents(fromCents)} to ${formatCents(toCents)}`),
    ...fact("Monthly budget", formatCents(monthlyBudgetCents)),
    ...terms.flatMap(({ months, annualRatePercent, upToCents, monthlyCents }) =>
      fact(
        `${months} months`,
        `${annualRatePercent} %, up to ${formatCents(upToCents)} at ${formatCents(monthlyCents)}`,
      ),
    ),
  ];
}

function paymentLines(tiers: readonly SheetTier[], { financeProgram }: SheetSite): string[] {
  const [first] = tiers;
  if (first === undefined) return [];
  const { maxPaymentToIncome, maxDebtToIncome } = financeProgram.approvalLimits;
  const rows = first.payments.flatMap(({ months }, index) => {
    const cells = tiers.flatMap(({ payments }) => payments[index] ?? []);
    return [
      tableRow(
        `${months} months`,
        cells.map((one) => `${formatCents(one.monthlyCents)} ${one.annualRatePercent}%`),
      ),
      tableRow(
        "PTI / DTI",
        cells.map((one) => `${decimal(one.paymentToIncome)} / ${decimal(one.debtToIncome)}`),
      ),
    ];
  });
  return [
    ...heading("Payments of the amount to finance"),
    tableRow(
      "By credit",
      tiers.map(({ tier, creditScore }) => `${tier} ${creditScore}`),
    ),
    ...rows,
    `PTI: payment to income, limit ${maxPaymentToIncome} %. DTI: with housing and debts, limit ${maxDebtToIncome} %.`,
  ];
}

function ratioLines(content: ShownApplication["content"]): string[] {
  const { income, housing, isHomeShared, debts } = monthlySums(content);
  const sum = (amounts: readonly (number | null)[]) =>
    amounts.reduce<number>((total, one) => total + (one ?? 0), 0);
  const ratios = ratiosOf(content);
  return [
    ...heading("A month"),
    ...fact("Income, all", formatCents(income)),
    ...fact(
      "Housing",
      isHomeShared
        ? `${formatCents(sum(housing))} (same address, counted once), ${percent(ratios.housingToIncome)} of income`
        : `${formatCents(sum(housing))} (${percent(ratios.housingToIncome)} of income)`,
    ),
    ...(ratios.debtToIncome === undefined
      ? []
      : fact(
          "Debts stated",
          `${formatCents(sum(debts))} (${percent(ratios.debtToIncome)} of income with housing, before the new payment)`,
        )),
  ];
}

/** Two decimals; a dash without an income. */
function decimal(value: number | null): string {
  return value === null ? "-" : value.toFixed(2);
}

function percent(value: number | null): string {
  return value === null ? "no income" : `${value.toFixed(2)} %`;
}

/** `11/22/26, 6:00 AM CST` */
function localTime(moment: string, timeZone: string): string {
  return new Date(moment)
    .toLocaleString("en-US", {
      timeZone,
      year: "2-digit",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
    })
    .replaceAll("\u202f", " ");
}
