import {
  type CompletePaymentTerms,
  completePaymentTerms,
  toPaymentTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import { rememberedTerms } from "@forecourt/contracts/areas/inventory/search/remembered-terms";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { formatCents } from "@forecourt/domain/money";
import { disclosureValues, downForm } from "@forecourt/domain/payment/disclosure";
import { estimatePayment, type PaymentEstimate } from "@forecourt/domain/payment/estimate";
import type { PreApprovalData } from "./pre-approval-data.ts";
import type { AnsweredCar, AnswerText, Range } from "./pre-approval-view.ts";

/**
 * What the car costs a month at the terms of the range, by the rule and on the terms of the car's page: what
 * the visitor stated, else the dealer's, with the score of the answer. Null = it is not for sale, or has no
 * price, or is paid without a loan.
 */
export function carPaymentsView(
  text: AnswerText,
  site: SiteContext,
  { range, car, stated }: { range: Range; car: AnsweredCar; stated: BuyerPreferences },
): PreApprovalData["carPayments"] {
  const { facts, vin } = car ?? {};
  if (!facts || !vin || car?.state === "sold" || facts.totalCents === null) return null;
  const { creditScore } = range;
  const total = facts.totalCents;
  const remembered = rememberedTerms(stated, site);
  const terms = completePaymentTerms({ terms: { creditScore }, remembered }, site);
  const estimates = range.terms.map(({ months }) =>
    estimateAt(site, { total, year: facts.year, terms: { ...terms, months } }),
  );
  const [first] = estimates;
  if (!first || first.amountFinanced === 0) return null;
  return {
    table: {
      title: text("car.title"),
      lead: [
        text("car.lead", { total: formatCents(total), down: downText(text, first) }),
        fitText(text, site, { range, estimates }),
      ],
      columns: [text("table.term"), text("table.apr"), text("table.monthly"), text("car.total")],
      rows: estimates.map((estimate) => rowOf(text, estimate)),
    },
    page: { label: text("car.link"), href: href.vehicle({ ...facts, vin }, { creditScore }) },
  };
}

function estimateAt(
  { financeProgram }: SiteContext,
  { total, year, terms }: { total: number; year: number; terms: CompletePaymentTerms },
): PaymentEstimate {
  return estimatePayment(total, year, toPaymentTerms(terms), financeProgram);
}

function downText(text: AnswerText, estimate: PaymentEstimate): string {
  const { down, trade } = disclosureValues(estimate);
  return text(`car.down.${downForm(estimate)}`, { down, trade });
}

/** At which terms the payment and the loan are within the range. */
function fitText(
  text: AnswerText,
  { financeProgram }: SiteContext,
  { range, estimates }: { range: Range; estimates: readonly PaymentEstimate[] },
): string {
  const fitting = estimates.filter(
    ({ monthly, amountFinanced }) =>
      monthly <= range.monthlyBudgetCents &&
      amountFinanced <= financeProgram.approvalLimits.maxAmountCents,
  );
  if (fitting.length === 0) return text("car.fits.none");
  if (fitting.length === estimates.length) return text("car.fits.all");
  const months = fitting.map((estimate) => String(estimate.months));
  const list = new Intl.ListFormat("en-US", { type: "disjunction" }).format(months);
  return text("car.fits.some", { terms: text("months", { months: list }) });
}

function rowOf(text: AnswerText, estimate: PaymentEstimate): string[] {
  const { months, rate, monthly, total } = disclosureValues(estimate);
  return [text("months", { months }), rate, monthly, total];
}
