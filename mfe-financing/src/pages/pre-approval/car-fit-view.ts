import type { SiteContext } from "@forecourt/contracts/site";
import { downToFit, type FitLimits, isWithin } from "@forecourt/domain/financing/car-fit";
import { formatList, localeOf } from "@forecourt/domain/locale";
import type { Cents } from "@forecourt/domain/money";
import { formatCents, formatDollars } from "@forecourt/domain/money";
import { disclosureValues, downForm } from "@forecourt/domain/payment/disclosure";
import type { PaymentEstimate } from "@forecourt/domain/payment/estimate";
import type { Charges } from "./charges-view.ts";
import type { AnswerText, Range } from "./pre-approval-view.ts";

/** Whether a car is within a range, in words. */
export interface CarFit {
  fits: boolean;
  /** The payment; of a car that does not fit, the payment with the least money down at which it would. */
  monthly: string;
  /** The heading of the answer, once the name is known. */
  title(name: string): string;
  /** The terms of the heading's payment, or what would make the car fit. */
  sentences: string[];
  /** Terms at which the car fits, as texts; empty = none. */
  atTerms: string[];
}

interface PricedCar {
  range: Range;
  /** Amount financed without money down, in cents: the advertised price with the known charges. */
  total: Cents;
  advertised: Cents;
  charges: Charges;
  year: number;
  /** The term that the visitor or the dealer has chosen. */
  months: number;
  /** Estimates at each term of the range. */
  estimates: readonly PaymentEstimate[];
  /** Returns an estimate at other terms than the visitor's. */
  estimate(own: { months: number; cashDown: Cents }): PaymentEstimate;
}

/** Leads with the term next to the chosen one at which the car fits. */
export function carFit(text: AnswerText, site: SiteContext, car: PricedCar): CarFit {
  const { range, estimates, months } = car;
  const limits = limitsOf(site, range);
  const fitting = estimates.filter((estimate) => isWithin(estimate, limits));
  const away = (one: PaymentEstimate) => Math.abs(one.months - months);
  const [best] = fitting.toSorted((one, other) => away(one) - away(other));
  if (best === undefined) return shortFit(text, site, car);
  const { rate, monthly } = disclosureValues(best);
  const down = downText(text, best);
  const total = formatCents(car.advertised);
  return {
    fits: true,
    monthly,
    title: (name) => text("car.fits.title", { name, monthly }),
    sentences: [
      text("car.fits.terms", { months: best.months, rate, down, total }),
      car.charges.sentence,
    ],
    atTerms: [fitText(text, localeOf(site.texts), { fitting, estimates })],
  };
}

const CENTS = 100;

/** The budget in the whole dollars that the page names. */
function limitsOf({ financeProgram }: SiteContext, { monthlyBudgetCents }: Range): FitLimits {
  return {
    monthlyBudgetCents: Math.floor(monthlyBudgetCents / CENTS) * CENTS,
    maxAmountCents: financeProgram.approvalLimits.maxAmountCents,
  };
}

/** With the least money down at which it would fit, at any term of the range. */
function shortFit(text: AnswerText, site: SiteContext, car: PricedCar): CarFit {
  const { range, total, year, estimates, estimate, charges } = car;
  const { financeProgram: program } = site;
  const limits = limitsOf(site, range);
  const [least] = estimates
    .map(({ months, tradeEquity, creditScore }) => {
      const loan = { total, year, tradeEquity, creditScore, months };
      return { months, tradeEquity, down: downToFit(loan, limits, program) };
    })
    .toSorted((one, other) => one.down - other.down || one.months - other.months);
  if (least === undefined) throw new Error("a range has at least one term");
  const { months, tradeEquity } = least;
  const shown = disclosureValues(estimate({ months, cashDown: least.down }));
  const { down, rate, monthly } = shown;
  const budget = formatDollars(limits.monthlyBudgetCents);
  return {
    fits: false,
    monthly,
    title: (name) => text("car.short.title", { name }),
    sentences: [
      text("car.short.down", { down, months, rate, monthly, budget }),
      charges.sentence,
      ...(tradeEquity > 0 ? [text("car.short.trade", { trade: shown.trade })] : []),
      text("car.short.ways"),
    ],
    atTerms: [],
  };
}

/** `$1,000 down and $3,000 for your trade-in` */
export function downText(text: AnswerText, estimate: PaymentEstimate): string {
  const { down, trade } = disclosureValues(estimate);
  return text(`car.down.${downForm(estimate)}`, { down, trade });
}

function fitText(
  text: AnswerText,
  locale: string,
  { fitting, estimates }: Record<"fitting" | "estimates", readonly PaymentEstimate[]>,
): string {
  if (fitting.length === estimates.length) return text("car.fits.all");
  const months = fitting.map((estimate) => String(estimate.months));
  const list = formatList(months, locale, "disjunction");
  return text("car.fits.some", { terms: text("months", { months: list }) });
}
