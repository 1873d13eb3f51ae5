import type { Cents } from "../money.ts";
import { percentOf, type StateTaxes, type TaxedSale, taxableAmount } from "./taxes.ts";

/** A tax on its own line. */
export interface TaxLine {
  /** "sales tax" */
  name: string;
  ratePercent: number;
  /** The name of the state or the place. */
  place: string;
  cents: Cents;
}

/** The taxes on one sale. */
export interface SaleTaxes {
  /** The price less the credits that the state gives. */
  taxable: Cents;
  stateTax: TaxLine;
  /** Further taxes of the state. */
  otherTaxes: TaxLine[];
  /** Null without such a tax, and where its rate is unknown. */
  localTax: TaxLine | null;
  /** True when there is a local tax and its rate is unknown. */
  isLocalTaxUnknown: boolean;
}

/** The taxes of a state, and of the place with this ZIP code, on the sale of a car. */
export function taxesOn(sale: TaxedSale, zip: string, state: StateTaxes): SaleTaxes {
  const taxable = taxableAmount(sale, state);
  const ratePercent = rateFor(sale, state);
  const isExempt = ratePercent === 0;
  const stateTax: TaxLine = {
    name: state.taxName,
    place: state.name,
    ratePercent,
    cents: stateTaxCents(taxable, ratePercent, { sale, state }),
  };
  const localRate =
    state.localTax === "by-zip" && Object.hasOwn(state.localRates, zip)
      ? state.localRates[zip]
      : undefined;
  return {
    taxable,
    stateTax,
    otherTaxes: isExempt ? [] : otherTaxLines(taxable, state),
    localTax:
      localRate === undefined || isExempt
        ? null
        : {
            name: state.localTaxName ?? "sales tax",
            place: localRate.place,
            ratePercent: localRate.ratePercent,
            cents: percentOf(
              Math.min(taxable, state.maxLocalBaseCents ?? taxable),
              localRate.ratePercent,
            ),
          },
    isLocalTaxUnknown: state.localTax === "by-zip" && localRate === undefined && !isExempt,
  };
}

/** The first reduced rate that applies, else the state's own. Trade-ins do not lower the price here. */
function rateFor({ price, isNew }: TaxedSale, { lowPriceRates, ratePercent }: StateTaxes): number {
  const reduced = lowPriceRates.find(
    ({ belowCents, usedOnly }) => price < belowCents && !(usedOnly && isNew),
  );
  return reduced?.ratePercent ?? ratePercent;
}

function stateTaxCents(
  taxable: Cents,
  ratePercent: number,
  { sale, state: { usedFirstPart } }: { sale: TaxedSale; state: StateTaxes },
): Cents {
  if (usedFirstPart === null || sale.isNew || taxable === 0) return percentOf(taxable, ratePercent);
  const rest = Math.max(0, taxable - usedFirstPart.upToCents);
  return usedFirstPart.taxCents + percentOf(rest, ratePercent);
}

function otherTaxLines(taxable: Cents, { name: place, otherTaxes }: StateTaxes): TaxLine[] {
  return otherTaxes.map(({ name, ratePercent, fromCents, upToCents }) => {
    const base = Math.max(0, Math.min(taxable, upToCents ?? taxable) - fromCents);
    return { name, place, ratePercent, cents: percentOf(base, ratePercent) };
  });
}
