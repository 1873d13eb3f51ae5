import type { DealerFee } from "../advertised-price.ts";
import type { Cents } from "../money.ts";
import { readZip } from "../read-zip.ts";
import { stateOfZip } from "../zip.ts";
import { type SaleTaxes, type TaxLine, taxesOn } from "./state-tax-lines.ts";
import { type StateTaxes, type TaxRules, type TradeIn, tradeEquity } from "./taxes.ts";

/** Inputs of a buyer's out-the-door price. */
export interface OutTheDoorInput {
  /** The car alone. */
  vehicle: Cents;
  /** False for used and certified cars. */
  isNew: boolean;
  fees: readonly DealerFee[];
  /** The ZIP code as the buyer typed it. */
  zip: string;
  /** Null = no trade-in. */
  tradeIn: TradeIn | null;
  /** A manufacturer's rebate. */
  rebate?: Cents;
}

/** The price with every known charge; `missing` names the others. */
export interface OutTheDoorPrice {
  kind: "price";
  zip: string;
  /** Two letters. */
  state: string;
  /** The car and the dealer's fees. */
  advertisedTotal: Cents;
  taxable: Cents;
  stateTax: TaxLine;
  /** Further taxes of the state. */
  otherTaxes: TaxLine[];
  /** Null without such a tax, and where it is unknown: see `missing`. */
  localTax: TaxLine | null;
  governmentFees: DealerFee[];
  /** The tax that the trade-in saves. */
  tradeInSaves: Cents;
  /** Advertised total, taxes and charges. */
  total: Cents;
  rebate: Cents;
  equity: Cents;
  /** Owed on the trade-in beyond its allowance; part of `toPay`. */
  negativeEquity: Cents;
  /** `total` less rebate and equity, and with negative equity; below 0 the buyer is paid. */
  toPay: Cents;
  /**
   * Unknown charges, which are not in `total`. Registration always is one: it depends on the car.
   */
  missing: ("localTax" | "titleFee")[];
  source: string;
  asOf: string;
}

/** A ZIP code that is invalid, of no state, or of a state without configured rules. */
export type OutTheDoor =
  | OutTheDoorPrice
  | { kind: "malformed-zip" }
  | { kind: "no-state"; zip: string }
  | { kind: "state-without-rules"; zip: string; state: string };

/** The out-the-door price by the buyer's ZIP code, or why there is none. */
export function outTheDoor(question: OutTheDoorInput, rules: TaxRules): OutTheDoor {
  const zip = readZip(question.zip);
  if (zip === null) return { kind: "malformed-zip" };
  const state = stateOfZip(zip);
  if (state === null) return { kind: "no-state", zip };
  const taxes = Object.hasOwn(rules.states, state) ? rules.states[state] : undefined;
  if (taxes === undefined) return { kind: "state-without-rules", zip, state };
  return priceIn(question, { zip, state, taxes });
}

function priceIn(
  { vehicle, isNew, fees, tradeIn, rebate = 0 }: OutTheDoorInput,
  { zip, state, taxes }: { zip: string; state: string; taxes: StateTaxes },
): OutTheDoorPrice {
  const taxed = fees.filter((fee) => !taxes.untaxedFees.includes(fee.id));
  const tradeAllowance = tradeIn?.allowance ?? 0;
  const sale = { price: vehicle + sum(taxed), isNew, tradeAllowance, rebate };
  const { isLocalTaxUnknown, ...lines } = taxesOn(sale, zip, taxes);
  const tax = sumOfTaxes(lines);
  const taxWithoutTrade = sumOfTaxes(taxesOn({ ...sale, tradeAllowance: 0 }, zip, taxes));
  const governmentFees = feesOf(taxes);
  const advertisedTotal = vehicle + sum(fees);
  const total = advertisedTotal + tax + sum(governmentFees);
  const { equity, negativeEquity } = tradeEquity(tradeIn ?? { allowance: 0, payoff: 0 });
  return {
    kind: "price",
    zip,
    state,
    advertisedTotal,
    ...lines,
    governmentFees,
    tradeInSaves: taxWithoutTrade - tax,
    total,
    rebate,
    equity,
    negativeEquity,
    toPay: total - rebate - equity + negativeEquity,
    missing: [
      ...(isLocalTaxUnknown ? (["localTax"] as const) : []),
      ...(Object.hasOwn(taxes.governmentFees, "title") ? [] : (["titleFee"] as const)),
    ],
    source: taxes.source,
    asOf: taxes.asOf,
  };
}

function sumOfTaxes({
  stateTax,
  otherTaxes,
  localTax,
}: Pick<SaleTaxes, "stateTax" | "otherTaxes" | "localTax">): Cents {
  return sum([stateTax, ...otherTaxes, localTax]);
}

function feesOf({ governmentFees }: StateTaxes): DealerFee[] {
  return Object.entries(governmentFees).map(([id, { label, amountCents }]) => ({
    id,
    label,
    cents: amountCents,
  }));
}

function sum(lines: readonly ({ cents: Cents } | null)[]): Cents {
  return lines.reduce((total, line) => total + (line?.cents ?? 0), 0);
}
