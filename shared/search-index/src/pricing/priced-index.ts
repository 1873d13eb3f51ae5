import { boundSteps } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { Cents } from "@forecourt/domain/money";
import type { Bits } from "../bits/bits.ts";
import type { InventoryIndex } from "../rows/inventory-index.ts";
import { maxCentsDisplayedAs } from "./displayed-dollars.ts";
import { getOrCreate } from "./get-or-create.ts";
import type { Loan } from "./loan.ts";
import { type PriceClass, type PriceClasses, priceClasses } from "./price-classes.ts";
import { type PriceRuns, priceRuns } from "./price-runs.ts";
import type { Pricing } from "./pricing.ts";

/** Cached loans per index; most visitors keep the default terms. */
const MAX_CACHED_LOANS = 8;
/** Cached rate additions by model year per index: stores may use different ones. */
const MAX_CACHED_YEARS = 4;

/** An index with the dealer's fees applied. */
export interface PricedIndex {
  readonly classes: PriceClasses;
  /** Created on first use. */
  runs(): PriceRuns;
  /** Advertised total of a row in cents; null without a price. */
  totalOf(row: number): Cents | null;
  paymentOf(row: number, loan: Loan): Cents | null;
  /** Rows up to this total. */
  totalUpTo(most: Cents): Bits;
  /** Rows up to this payment. */
  paymentUpTo(most: Cents, loan: Loan): Bits;
  /** Rows up to each of `boundSteps.priceMax`. */
  readonly priceSteps: readonly Bits[];
  /** Rows up to each of `boundSteps.paymentMax`. */
  paymentSteps(loan: Loan): readonly Bits[];
}

type ByFees = WeakMap<Pricing["fees"], Map<string, PricedIndex>>;
const cache = new WeakMap<InventoryIndex, ByFees>();

/** `index` with this pricing applied; cached by both. */
export function pricedIndex(index: InventoryIndex, pricing: Pricing): PricedIndex {
  const byFees: ByFees = cache.get(index) ?? new WeakMap();
  cache.set(index, byFees);
  const byYear = byFees.get(pricing.fees) ?? new Map<string, PricedIndex>();
  byFees.set(pricing.fees, byYear);
  const { modelYears, newerVehicles } = pricing.program;
  const years = JSON.stringify([modelYears, newerVehicles]);
  return getOrCreate(byYear, years, MAX_CACHED_YEARS, () => createPricedIndex(index, pricing));
}

function createPricedIndex(index: InventoryIndex, pricing: Pricing): PricedIndex {
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
    within(classes.list.map((one) => loan.classOf(one.year).largestTotal(most)));
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
      return total === null ? null : loan.classOf(classAt(row).year).payment(total);
    },
    totalUpTo,
    paymentUpTo,
    priceSteps: boundSteps.priceMax.map((dollars) => totalUpTo(maxCentsDisplayedAs(dollars))),
    paymentSteps: (loan) =>
      getOrCreate(stepsByLoan, loan, MAX_CACHED_LOANS, () =>
        boundSteps.paymentMax.map((dollars) => paymentUpTo(maxCentsDisplayedAs(dollars), loan)),
      ),
  };
}
