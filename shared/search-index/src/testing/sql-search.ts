import type { DatabaseSync, StatementSync } from "node:sqlite";
import { PAGE_SIZE, type SearchQuery } from "@forecourt/contracts/areas/inventory/contracts";
import { boundSteps, type Sort } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { historyFacts } from "@forecourt/contracts/areas/inventory/vehicle-features";
import { conditionKeys, conditions, lists } from "./sql-conditions.ts";
import { parameters, type SqlScope } from "./sql-parameters.ts";

export interface SqlReply {
  total: number;
  /** VIN and store of each vehicle of the page, in order. */
  page: string[];
  /** Vehicles by facet or bound and value, without values that no vehicle has. */
  counts: Record<string, number>;
}

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
  nearest: "case store when 'rolla' then 0 when 'columbia' then 1 else 2 end, first_seen desc",
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
    select *, ${conditionKeys
      .map((key, bit) => `(case when ${conditions[key]} then 0 else ${1 << bit} end)`)
      .join(" + ")} as missed from priced
  )`;

/** Vehicles by value of `column` that miss no filter except, perhaps, the facet's own. */
function countByColumn(facet: string, column: string, from = "judged"): string {
  const others = ~(1 << conditionKeys.indexOf(facet));
  return `select '${facet}', ${column}, count(*) from ${from}
    where (missed & ${others}) = 0 and ${column} is not null group by 2`;
}

/** Vehicles that miss no filter and have this fact: the chosen facts must all match. */
function countByHistoryFact(fact: string): string {
  return `union all select 'history', '${fact}', count(*) from judged
    where missed = 0 and ${fact.replace("-", "_")}`;
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
  const others = ~(1 << conditionKeys.indexOf(bound));
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
    ${historyFacts.map(countByHistoryFact).join(" ")}
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

interface Row {
  what: string;
  value: string | number;
  count: number;
}
