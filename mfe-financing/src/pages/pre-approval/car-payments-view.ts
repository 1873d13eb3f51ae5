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
import { disclosureValues } from "@forecourt/domain/payment/disclosure";
import { estimatePayment, type PaymentEstimate } from "@forecourt/domain/payment/estimate";
import { type CarFit, carFit, downText } from "./car-fit-view.ts";
import type { PreApprovalData } from "./pre-approval-data.ts";
import type { AnsweredCar, AnswerText, Range } from "./pre-approval-view.ts";

/** A car with an answer: how it fits, and its table. */
export interface CarPayments extends CarFit {
  shown: NonNullable<PreApprovalData["carPayments"]>;
  /** The terms of the figures in whole dollars, for the application. */
  deal: { moneyDown: number; tradeEquity: number };
}

/**
 * What the car costs a month at the terms of the range, by the rule and on the terms of the car's page: what
 * the visitor stated, else the dealer's, with the score of the answer. Null = it is not for sale, or has no
 * price, or is paid without a loan.
 */
export function carPaymentsView(
  text: AnswerText,
  site: SiteContext,
  { range, car, stated }: { range: Range; car: AnsweredCar; stated: BuyerPreferences },
): CarPayments | null {
  const { facts, vin } = car ?? {};
  if (!facts || !vin || car?.state === "sold" || facts.totalCents === null) return null;
  const { creditScore } = range;
  const { year, totalCents: total } = facts;
  const remembered = rememberedTerms(stated, site);
  const terms = completePaymentTerms({ terms: { creditScore }, remembered }, site);
  const estimate = (own: Partial<CompletePaymentTerms>) =>
    estimatePayment(total, year, toPaymentTerms({ ...terms, ...own }), site.financeProgram);
  const estimates = range.terms.map(({ months }) => estimate({ months }));
  const [first] = estimates;
  if (!first || first.amountFinanced === 0) return null;
  const fit = carFit(text, site, { range, total, year, months: terms.months, estimates, estimate });
  const moneyDown = Math.round(first.cashDown / CENTS);
  return {
    ...fit,
    shown: {
      fits: fit.fits,
      table: {
        title: text("car.title"),
        lead: [
          text("car.lead", { total: formatCents(total), down: downText(text, first) }),
          ...fit.atTerms,
        ],
        columns: [text("table.term"), text("table.apr"), text("table.monthly"), text("car.total")],
        rows: estimates.map((one) => rowOf(text, one)),
      },
      page: { label: text("car.link"), href: href.vehicle({ ...facts, vin }, { creditScore }) },
      down: {
        vin,
        value: String(moneyDown),
        label: text("car.down.label"),
        help: text("car.down.help"),
        update: text("car.down.update"),
      },
    },
    deal: { moneyDown, tradeEquity: terms.tradeEquity },
  };
}

const CENTS = 100;

function rowOf(text: AnswerText, estimate: PaymentEstimate): string[] {
  const { months, rate, monthly, total } = disclosureValues(estimate);
  return [text("months", { months }), rate, monthly, total];
}
