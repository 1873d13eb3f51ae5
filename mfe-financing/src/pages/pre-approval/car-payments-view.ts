import type { PreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import { toPaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-terms";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { type Cents, formatCents } from "@forecourt/domain/money";
import { disclosureValues } from "@forecourt/domain/payment/disclosure";
import {
  cashDownAt,
  estimatePayment,
  type PaymentEstimate,
} from "@forecourt/domain/payment/estimate";
import { type CarFit, carFit, downText } from "./car-fit-view.ts";
import { chargesView } from "./charges-view.ts";
import { downView, type TypedDown } from "./down-view.ts";
import type { PreApprovalData } from "./pre-approval-data.ts";
import type { AnsweredCar, AnswerText, Range } from "./pre-approval-view.ts";

/** A car with an answer: how it fits, and its table. */
export interface CarPayments extends CarFit {
  shown: NonNullable<PreApprovalData["carPayments"]>;
  /** True = tax and title fees are in the payments, as far as they are known. */
  isTaxed: boolean;
  /** The terms of the figures in whole dollars, for the application. */
  deal: { moneyDown: number; tradeEquity: number };
}

interface CarQuestion extends Pick<PreApproval, "zip"> {
  range: Range;
  car: AnsweredCar;
  stated: BuyerPreferences;
  /** The money down of the page's own form; null = none was typed. */
  typed: TypedDown | null;
}

/**
 * Monthly payments of the car at the terms of the range, with the tax of the shopper's ZIP code: on the visitor's
 * stated terms, else on the dealer's, with the score of the answer. Null = it is not for sale, has no price, or is paid
 * without a loan.
 */
export function carPaymentsView(
  text: AnswerText,
  site: SiteContext,
  { range, car, stated, zip, typed }: CarQuestion,
): CarPayments | null {
  const { facts, vin } = car ?? {};
  if (!facts || !vin || car?.state === "sold" || facts.totalCents === null) return null;
  const { year, totalCents } = facts;
  const down = downView(text, site, { range, stated, typed, totalCents });
  const { terms } = down;
  const tradeEquity = terms.tradeEquity * CENTS;
  const charges = chargesView(text, site, { facts, zip, tradeEquity });
  const total = totalCents + charges.cents;
  // A percentage is one of the advertised price, as on the car's page.
  const cashDown = cashDownAt(totalCents, toPaymentTerms(terms));
  const atTerms = (own: { months: number; cashDown?: Cents }) =>
    estimatePayment(
      total,
      year,
      { ...toPaymentTerms(terms), cashDown, cashDownPercent: null, ...own },
      site.financeProgram,
    );
  const estimates = range.terms.map(({ months }) => atTerms({ months }));
  const [first] = estimates;
  if (!first || first.amountFinanced === 0) return null;
  const priced = { range, total, advertised: totalCents, year, months: terms.months };
  const fit = carFit(text, site, { ...priced, estimates, estimate: atTerms, charges });
  const { creditScore, months } = terms;
  const cash =
    terms.cashDownPercent === null
      ? { cashDown: terms.cashDown }
      : { cashDownPercent: terms.cashDownPercent };
  const page = href.vehicle({ ...facts, vin }, { ...cash, creditScore, months });
  return {
    ...fit,
    isTaxed: charges.cents > 0,
    shown: {
      fits: fit.fits,
      table: {
        title: text("car.title"),
        lead: [
          text("car.lead", { total: formatCents(totalCents), down: downText(text, first) }),
          charges.sentence,
          ...fit.atTerms,
        ],
        columns: [text("table.term"), text("table.apr"), text("table.monthly"), text("car.total")],
        rows: estimates.map((one) => rowOf(text, one)),
      },
      page: { label: text("car.link"), href: page },
      down: downFormOf(text, down, { vin, cashDown: first.cashDown }),
    },
    deal: { moneyDown: Math.round(first.cashDown / CENTS), tradeEquity: terms.tradeEquity },
  };
}

const CENTS = 100;

function downFormOf(
  text: AnswerText,
  { terms, value, error }: ReturnType<typeof downView>,
  { vin, cashDown }: { vin: string; cashDown: Cents },
): CarPayments["shown"]["down"] {
  return {
    vin,
    term: terms.months,
    trade: terms.tradeEquity,
    value: value ?? String(Math.round(cashDown / CENTS)),
    error,
    label: text("car.down.label"),
    help: text("car.down.help"),
    update: text("car.down.update"),
  };
}

function rowOf(text: AnswerText, estimate: PaymentEstimate): string[] {
  const { months, rate, monthly, total } = disclosureValues(estimate);
  return [text("months", { months }), rate, monthly, total];
}
