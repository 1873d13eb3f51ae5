import type { DatabaseSync, StatementSync } from "node:sqlite";
import { PAGE_SIZE, type SearchQuery } from "@forecourt/contracts/areas/inventory/contracts";
import { boundSteps, type Sort } from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { GatedInventory } from "../filters/gated-inventory.ts";
import { stores } from "./arbitrary-vehicles.ts";
import { startingTerms } from "./finance-program.ts";

export interface SqlReply {
  total: number;
  /** VIN and store of each vehicle of the page, in order. */
  page: string[];
  /** Vehicles by facet or bound and value, without values that no vehicle has. */
  counts: Record<string, number>;
}

/** The parameters of a search besides its query. */
export interface SqlScope {
  storeId: string | null;
  /** Cents by store. */
  fees: Readonly<Record<string, number>>;
  gated: GatedInventory | null;
}

/** List filters with their columns; a vehicle must match one of the values. */
const lists = {
  condition: "condition",
  bodyStyle: "body_style",
  make: "make",
  model: "model",
  fuelType: "fuel",
  drivetrain: "drivetrain",
  transmission: "transmission",
  exteriorColor: "exterior",
  interiorColor: "interior",
} as const;

/** List filters whose values are not counted. */
const uncounted = { cylinders: "cylinders", doors: "doors" } as const;

/** Each filter as an SQL condition. */
const conditions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries({ ...lists, ...uncounted, store: "store" }).map(([key, column]) => [
      key,
      `:${key} is null or instr(:${key}, ',' || ${column} || ',') > 0`,
    ]),
  ),
  year: "(:yearMin is null or year >= :yearMin) and (:yearMax is null or year <= :yearMax)",
  priceMin: ":priceMin is null or total >= :priceMin * 100 - 50",
  priceMax: ":priceMax is null or total < :priceMax * 100 + 50",
  mileageMax: ":mileageMax is null or mileage <= :mileageMax",
  paymentMax: ":paymentMax is null or payment < :paymentMax * 100 + 50",
  feature: `:feature is null or not exists (
    select 1 from json_each(:feature) f where instr(features, ',' || f.value || ',') = 0)`,
  deal: `:deal is null or not ((instr(:deal, 'price-drop') > 0 and not price_drop)
    or (instr(:deal, 'premium-upgrades') > 0 and not premium)
    or instr(:deal, 'great-price') > 0)`,
  text: `:text is null or not exists (
    select 1 from json_each(:text) t where instr(words, ' ' || t.value) = 0
      and not (t.value glob '*[0-9]*' and instr(numbers, ' ' || t.value) > 0))`,
};
const keys = Object.keys(conditions);

const orders: Readonly<Record<Sort, string>> = {
  newest: "first_seen desc",
  oldest: "first_seen",
  mileage: "mileage is null, mileage",
  year: "year desc",
  priceHigh: "total is null, total desc",
  priceLow: "total is null, total",
  payment: "payment is null, payment, total",
  // Without ratings, the order of arrival.
  deal: "first_seen desc",
  mpg: "mpg is null, mpg desc",
};

/** The vehicles, each with one bit per filter that it misses. */
const matchedTables = `
  offered as materialized (
    select *, price + (case store when 'columbia' then :columbia when 'rolla' then :rolla
      else :sedalia end) as total
    from cars
    where (:storeId is null or store = :storeId) and instr(:stores, ',' || store || ',') > 0
      and (:gatedAfter is null or first_seen <= :gatedAfter
        or instr(:gatedConditions, ',' || condition || ',') = 0)
  ),
  priced as materialized (
    select *, payment(total, year, :down, :downPercent, :score, :months) as payment from offered
  ),
  judged as materialized (
    select *, ${keys
      .map((key, bit) => `(case when ${conditions[key]} then 0 else ${1 << bit} end)`)
      .join(" + ")} as missed from priced
  )`;

/** Vehicles by value of `column` that miss no filter except, perhaps, the facet's own. */
function countByColumn(facet: string, column: string, from = "judged"): string {
  const others = ~(1 << keys.indexOf(facet));
  return `select '${facet}', ${column}, count(*) from ${from}
    where (missed & ${others}) = 0 and ${column} is not null group by 2`;
}

/**
 * `shown` is the condition for a step. Money is rounded to the nearest dollar, so it ends 50 cents above
 * the step.
 */
function steps(
  bound: keyof typeof boundSteps,
  column: string,
  shown: (step: number) => string,
): string {
  const others = ~(1 << keys.indexOf(bound));
  const sums = boundSteps[bound].map(
    (step) => `select '${bound}', ${step}, count(*) from judged
      where (missed & ${others}) = 0 and ${column} ${shown(step)}`,
  );
  return sums.join(" union all ");
}

function inDollars(step: number): string {
  return `< ${step * 100 + 50}`;
}

function statement(sort: Sort): string {
  return `with ${matchedTables},
    page as (
      select vin || ' ' || store as car, row_number() over (order by ${orders[sort]}, vin, store) as place
      from judged where missed = 0 order by 2 limit ${PAGE_SIZE} offset :offset
    )
    select 'total' as what, '' as value, count(*) as count from judged where missed = 0
    union all select 'page', car, place from page
    ${Object.entries(lists)
      .map(([facet, column]) => `union all ${countByColumn(facet, column)}`)
      .join(" ")}
    union all ${countByColumn("year", "year")}
    union all ${countByColumn("store", "store")}
    union all select 'feature', feature, count(*) from judged join equipment using (id)
      where missed = 0 group by 2
    union all select 'deal', 'price-drop', count(*) from judged where missed = 0 and price_drop
    union all select 'deal', 'premium-upgrades', count(*) from judged where missed = 0 and premium
    union all ${steps("priceMax", "total", inDollars)}
    union all ${steps("mileageMax", "mileage", (miles) => `<= ${miles}`)}
    union all ${steps("paymentMax", "payment", inDollars)}`;
}

/** Runs searches in SQL, as a reference for tests. One prepared statement per sort order. */
export function sqlSearch(database: DatabaseSync) {
  const prepared = new Map<Sort, StatementSync>();
  return (setting: SqlScope, query: SearchQuery): SqlReply => {
    const { sort = "newest" } = query;
    const search = prepared.get(sort) ?? database.prepare(statement(sort));
    prepared.set(sort, search);
    const rows = search.all(parameters(setting, query)) as unknown as Row[];
    const page = rows.filter(({ what }) => what === "page");
    const counts = rows.filter(
      ({ what, count }) => what !== "page" && what !== "total" && count > 0,
    );
    return {
      total: rows.find(({ what }) => what === "total")?.count ?? 0,
      page: page
        .toSorted((left, right) => left.count - right.count)
        .map(({ value }) => String(value)),
      counts: Object.fromEntries(
        counts.map(({ what, value, count }) => [`${what} ${value}`, count]),
      ),
    };
  };
}

type ListName = Exclude<keyof typeof lists, "condition"> | keyof typeof uncounted | "store";

interface Row {
  what: string;
  value: string | number;
  count: number;
}

function parameters({ storeId, fees, gated }: SqlScope, query: SearchQuery) {
  const {
    cashDown,
    cashDownPercent = 0,
    tradeEquity = 0,
    creditScore,
    months,
    page,
    text,
    feature,
  } = query;
  const list = (values: readonly string[] | undefined) => (values ? `,${values.join(",")},` : null);
  return {
    storeId,
    stores: list(Object.keys(fees)),
    gatedAfter: gated?.firstSeenAfter ?? null,
    gatedConditions: list(gated?.conditions),
    ...Object.fromEntries(stores.map((store) => [store, fees[store] ?? null])),
    down: ((cashDown ?? 0) + tradeEquity) * 100,
    // An amount replaces a percentage.
    downPercent: cashDown === undefined ? cashDownPercent : 0,
    score: creditScore ?? startingTerms.creditScore,
    months: months ?? startingTerms.months,
    offset: (page - 1) * PAGE_SIZE,
    condition: query.condition ? `,${query.condition},` : null,
    ...Object.fromEntries(
      Object.keys({ ...lists, ...uncounted, store: "store" })
        .filter((key) => key !== "condition")
        .map((key) => [key, list(query[key as ListName])]),
    ),
    yearMin: query.yearMin ?? null,
    yearMax: query.yearMax ?? null,
    priceMin: query.priceMin ?? null,
    priceMax: query.priceMax ?? null,
    mileageMax: query.mileageMax ?? null,
    paymentMax: query.paymentMax ?? null,
    feature: feature ? JSON.stringify(feature) : null,
    deal: list(query.deal),
    text: text === undefined ? null : JSON.stringify(text.toLowerCase().split(" ")),
  };
}
