import { boundSteps } from "@forecourt/contracts/search-filter";
import type { Cents } from "@forecourt/domain/money";
import type { Bits } from "../search/bits.ts";
import type { InventoryIndex } from "../search/inventory-index.ts";
import { type Loan, loanClass } from "./loan.ts";
import { type PriceClass, type PriceClasses, priceClasses } from "./price-classes.ts";
import type { Pricing } from "./pricing.ts";

/** Sets of payments that are kept for each index; visitors mostly keep the dealer's own terms. */
const KEPT_LOANS = 4;
/** States of the configuration that are kept for each index: of several stores' programs. */
const KEPT_PRICINGS = 4;
const CENTS = 100;

/** The cars of an index with what the dealer adds to their prices. */
export interface PricedCars {
  readonly classes: PriceClasses;
  /** Advertised total of the car in a row; null without a price. */
  totalOf(row: number): Cents | null;
  paymentOf(row: number, loan: Loan): Cents | null;
  /** Cars up to this total. */
  totalUpTo(most: Cents): Bits;
  /** Cars up to this payment. */
  paymentUpTo(most: Cents, loan: Loan): Bits;
  /** Cars up to each of `boundSteps.priceMax`. */
  readonly priceSteps: readonly Bits[];
  /** Cars up to each of `boundSteps.paymentMax`. */
  paymentSteps(loan: Loan): readonly Bits[];
}

const known = new WeakMap<InventoryIndex, Map<string, PricedCars>>();

/** The cars of `index` at these prices, made once for as long as neither changes. */
export function pricedCars(index: InventoryIndex, pricing: Pricing): PricedCars {
  const all = known.get(index) ?? new Map<string, PricedCars>();
  known.set(index, all);
  const key = JSON.stringify([[...pricing.fees], pricing.program.newerVehicles.fromYear]);
  return remembered(all, key, KEPT_PRICINGS, () => makePricedCars(index, pricing));
}

function makePricedCars(index: InventoryIndex, pricing: Pricing): PricedCars {
  const classes = priceClasses(index, pricing);
  const { price } = index.ranges;
  const { values } = index.table.numbers.price;
  const classAt = (row: number) => classes.list[classes.of?.[row] ?? 0] as PriceClass;
  const within = (limits: readonly Cents[]) =>
    price.upTo(
      classes.list.map(({ fee }, at) => (limits[at] as number) - fee),
      classes.of,
    );
  const totalUpTo = (most: Cents) => within(classes.list.map(() => most));
  const paymentUpTo = (most: Cents, loan: Loan) =>
    within(classes.list.map((one) => loanClass(loan, one).largestTotal(most)));
  const totalOf = (row: number) => {
    const cents = values[row] as number;
    return cents < 0 ? null : cents + classAt(row).fee;
  };
  const stepsByLoan = new Map<string, readonly Bits[]>();
  return {
    classes,
    totalOf,
    paymentOf(row, loan) {
      const total = totalOf(row);
      return total === null ? null : loanClass(loan, classAt(row)).payment(total);
    },
    totalUpTo,
    paymentUpTo,
    priceSteps: boundSteps.priceMax.map((dollars) => totalUpTo(dollars * CENTS)),
    paymentSteps: (loan) =>
      remembered(stepsByLoan, loan.key, KEPT_LOANS, () =>
        boundSteps.paymentMax.map((dollars) => paymentUpTo(dollars * CENTS, loan)),
      ),
  };
}

/** What `all` has under `key`, else what `make` gives; the longest unused leaves when there are too many. */
function remembered<V>(all: Map<string, V>, key: string, most: number, make: () => V): V {
  const value = all.get(key) ?? make();
  all.delete(key);
  all.set(key, value);
  const [oldest] = all.keys();
  if (all.size > most && oldest !== undefined) all.delete(oldest);
  return value;
}
