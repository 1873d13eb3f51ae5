import { boundSteps } from "@forecourt/contracts/search-filter";
import type { Cents } from "@forecourt/domain/money";
import type { Bits } from "../search/bits.ts";
import type { InventoryIndex } from "../search/inventory-index.ts";
import { type Loan, loanClass } from "./loan.ts";
import { type PriceClass, type PriceClasses, priceClasses } from "./price-classes.ts";
import { type PriceRuns, priceRuns } from "./price-runs.ts";
import type { Pricing } from "./pricing.ts";
import { remembered } from "./remembered.ts";
import { mostShownAs } from "./shown-dollars.ts";

/** Sets of payments that are kept for each index; visitors mostly keep the dealer's own terms. */
const KEPT_LOANS = 8;
/** Years from which vehicles are newer ones that are kept for each index: stores may differ in them. */
const KEPT_YEARS = 4;

/** The cars of an index with what the dealer adds to their prices. */
export interface PricedCars {
  readonly classes: PriceClasses;
  /** Made when it is first asked for. */
  runs(): PriceRuns;
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

type ByFees = WeakMap<Pricing["fees"], Map<number, PricedCars>>;
const known = new WeakMap<InventoryIndex, ByFees>();

/** The cars of `index` at these prices, made once for as long as neither changes. */
export function pricedCars(index: InventoryIndex, pricing: Pricing): PricedCars {
  const byFees: ByFees = known.get(index) ?? new WeakMap();
  known.set(index, byFees);
  const byYear = byFees.get(pricing.fees) ?? new Map<number, PricedCars>();
  byFees.set(pricing.fees, byYear);
  const { fromYear } = pricing.program.newerVehicles;
  return remembered(byYear, fromYear, KEPT_YEARS, () => makePricedCars(index, pricing));
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
  const stepsByLoan = new Map<Loan, readonly Bits[]>();
  let runs: PriceRuns | null = null;
  return {
    classes,
    runs: () => {
      runs ??= priceRuns(index, classes);
      return runs;
    },
    totalOf,
    paymentOf(row, loan) {
      const total = totalOf(row);
      return total === null ? null : loanClass(loan, classAt(row)).payment(total);
    },
    totalUpTo,
    paymentUpTo,
    priceSteps: boundSteps.priceMax.map((dollars) => totalUpTo(mostShownAs(dollars))),
    paymentSteps: (loan) =>
      remembered(stepsByLoan, loan, KEPT_LOANS, () =>
        boundSteps.paymentMax.map((dollars) => paymentUpTo(mostShownAs(dollars), loan)),
      ),
  };
}
