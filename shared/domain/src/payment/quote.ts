import { advertisedPrice, type DealerFee } from "../advertised-price.ts";
import type { Cents } from "../money.ts";
import { estimatePayment, type PaymentTerms } from "./estimate.ts";
import { type OutTheDoor, type OutTheDoorPrice, outTheDoor } from "./out-the-door.ts";
import type { RateProgram } from "./rate.ts";
import type { TaxLine } from "./state-tax-lines.ts";
import type { TaxRules } from "./taxes.ts";

/** Inputs of a quote. */
export interface QuoteInput {
  /** The car alone. */
  vehicle: Cents;
  isNew: boolean;
  /** Model year. */
  year: number;
  fees: readonly DealerFee[];
  /** A trade equity of 0 = no trade-in. */
  terms: PaymentTerms;
  /** The terms to compare. */
  months: readonly number[];
  /** As typed; null = none. */
  zip: string | null;
  program: RateProgram;
  taxes: TaxRules;
}

/** One term of a quote. */
export interface QuotedPayment {
  months: number;
  annualRatePercent: number;
  /** Payment for the amount financed before taxes, as on the vehicle's page. */
  monthly: Cents;
  /** Payment with the known taxes and government fees financed, too; null = taxes and fees are unknown. */
  monthlyWithTaxes: Cents | null;
}

/** Taxes and government charges by ZIP code, and the total with them. */
export interface QuotedCharges {
  kind: "price";
  zip: string;
  state: string;
  taxes: TaxLine[];
  governmentFees: DealerFee[];
  tradeInSaves: Cents;
  /** Advertised total, taxes and charges. */
  total: Cents;
  missing: OutTheDoorPrice["missing"];
}

/** Every figure of a quote. */
export interface QuoteFigures {
  vehicle: Cents;
  fees: DealerFee[];
  /** The car and the dealer's fees. */
  advertisedTotal: Cents;
  cashDown: Cents;
  /** 0 = no trade-in. */
  tradeEquity: Cents;
  creditScore: number;
  /** The visitor's term. */
  months: number;
  /** Advertised total less trade-in and cash down. */
  amountFinanced: Cents;
  payments: QuotedPayment[];
  /** Null = no ZIP code. */
  charges: QuotedCharges | Exclude<OutTheDoor, OutTheDoorPrice> | null;
}

/**
 * Computes a quote. Every figure is that of the function which the lists, the vehicle's page and the wizard
 * use, so all show the same cent.
 * @throws RangeError for terms that `estimatePayment` refuses
 */
export function quoteFigures(input: QuoteInput): QuoteFigures {
  const { vehicle, year, terms, months, program } = input;
  const { fees, total } = advertisedPrice(vehicle, input.fees) ?? { fees: [], total: vehicle };
  const { amountFinanced, cashDown, tradeEquity } = estimatePayment(total, year, terms, program);
  const charges = quotedCharges(input);
  const withTaxes = charges?.kind === "price" ? charges.total : null;
  return {
    vehicle,
    fees: [...fees],
    advertisedTotal: total,
    cashDown,
    tradeEquity,
    creditScore: terms.creditScore,
    months: terms.months,
    amountFinanced,
    payments: months.map((term) => {
      const own = { ...terms, months: term };
      const { monthly, annualRatePercent } = estimatePayment(total, year, own, program);
      // The same money down, also where the terms state a percentage of the price.
      const sameDown = { tradeEquity, creditScore: terms.creditScore, months: term, cashDown };
      const monthlyWithTaxes =
        withTaxes === null ? null : estimatePayment(withTaxes, year, sameDown, program).monthly;
      return { months: term, annualRatePercent, monthly, monthlyWithTaxes };
    }),
    charges,
  };
}

function quotedCharges({
  vehicle,
  isNew,
  fees,
  terms,
  zip,
  taxes,
}: QuoteInput): QuoteFigures["charges"] {
  if (zip === null) return null;
  const tradeIn = terms.tradeEquity === 0 ? null : { allowance: terms.tradeEquity, payoff: 0 };
  const price = outTheDoor({ vehicle, isNew, fees, zip, tradeIn }, taxes);
  if (price.kind !== "price") return price;
  const { state, stateTax, otherTaxes, localTax, governmentFees, tradeInSaves, total, missing } =
    price;
  return {
    kind: "price",
    zip: price.zip,
    state,
    taxes: [stateTax, ...otherTaxes, ...(localTax ? [localTax] : [])],
    governmentFees,
    tradeInSaves,
    total,
    missing,
  };
}
