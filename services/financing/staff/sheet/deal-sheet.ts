import type { SiteContext } from "@forecourt/contracts/site";
import type { ConsentName } from "@forecourt/domain/financing/pre-approval-form";
import { formatCents } from "@forecourt/domain/money";
import type { EarlierAnswer } from "../../applications/stored.ts";
import { nameOfKind } from "../../leads/name-of-kind.ts";
import type { ShownApplication } from "../applications.ts";
import { localTime } from "../local-time.ts";
import { tierNames } from "../tier-names.ts";
import { applicantLines, preApprovalLines } from "./applicant-lines.ts";
import { creditLines, tierOf } from "./credit-lines.ts";
import { dealLines } from "./deal-lines.ts";
import { financedAmount, type TaxSite } from "./financed-amount.ts";
import { financedLines } from "./financed-lines.ts";
import { type HistoryEntry, historyLines, otherLines } from "./history-lines.ts";
import { missingOf } from "./missing.ts";
import type { OtherRequest } from "./other-requests.ts";
import { countedInDebts, ratioLines } from "./ratio-lines.ts";
import { fact, heading, marked, sheetWidth, tableRow } from "./sheet-lines.ts";
import { type SheetTier, sheetPayments } from "./sheet-payments.ts";
import type { SoftPull } from "./soft-pull.ts";

type SheetSite = Pick<SiteContext, "financeProgram" | "calculator" | "timezone"> & TaxSite;

/** Data of a sheet besides the application itself. */
interface SheetContext {
  site: SheetSite;
  history: readonly HistoryEntry[];
  earlier: readonly EarlierAnswer[];
  others: readonly OtherRequest[];
  /** Null = there is none. */
  pull: SoftPull | null;
}

/**
 * An application on one page of text, 80 columns wide, for the finance manager. Numbers are masked. Payments and
 * taxes are by the dealer's rules as they are today; everything else is as it was sent.
 */
export function dealSheet(
  shown: ShownApplication,
  { site, history, earlier, others, pull }: SheetContext,
): string {
  const { row, content } = shown;
  const at = (moment: string) => localTime(moment, site.timezone);
  const financed = financedAmount(content, site);
  const payments = sheetPayments(content, { financed, tier: tierOf(pull) }, site);
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
    ...financedLines(financed),
    ...creditLines(pull, { content, at }),
    ...otherLines(others, at),
    ...paymentLines(payments, content, site),
    ...ratioLines(content, site.financeProgram.approvalLimits),
    ...applicants,
    ...heading("Consents"),
    ...content.consents.flatMap(({ name, party, version, at: given }) =>
      fact(
        consentNames[name],
        `${party === "borrower" ? "applicant" : "co-applicant"}, ${at(given)}, text ${version}`,
      ),
    ),
    ...historyLines(shown, { history, earlier }, at),
    ...heading("Missing"),
    ...missingOf(content, pull !== null).map((one) => `[ ] ${one}`),
  ];
  return `${lines.join("\n")}\n`;
}

const consentNames: Readonly<Record<ConsentName, string>> = {
  softPull: "Soft pull",
  hardPull: "Credit report",
  esign: "Electronic notices",
  jointIntent: "Joint credit",
};

function paymentLines(
  tiers: readonly SheetTier[],
  content: ShownApplication["content"],
  { financeProgram }: SheetSite,
): string[] {
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
        cells.map(
          (one) =>
            `${marked(one.paymentToIncome, maxPaymentToIncome)} / ${marked(one.debtToIncome, maxDebtToIncome)}`,
        ),
      ),
    ];
  });
  return [
    ...heading("Payments of the amount financed"),
    tableRow(
      "By credit",
      tiers.map(({ tier, creditScore }) => `${tierNames[tier]} ${creditScore}`),
    ),
    ...rows,
    `PTI: payment to income, limit ${maxPaymentToIncome}%.`,
    `DTI: ${countedInDebts(content)}, limit ${maxDebtToIncome}%.`,
    "An exclamation mark: above the limit.",
  ];
}
