import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { PAGE_SIZE, type SearchQuery } from "@forecourt/contracts/inventory";
import { boundSteps, type FilterKey, type Sort } from "@forecourt/contracts/search-filter";
import type { LoanClass } from "@forecourt/service-inventory/pricing/loan";
import { mostShownAs } from "@forecourt/service-inventory/pricing/shown-dollars";
import { countsText, type Engine, type Loader, type Summary } from "./engine.ts";
import { plainCar } from "./plain-car.ts";
import { loanFor } from "./pricing.ts";
import { sqlCars } from "./sql-cars.ts";
import { type Condition, conditionsOf, paymentUpTo, where } from "./sql-conditions.ts";

/** Each facet's column, and the filters that are left out when it is counted. */
const facets: Readonly<Record<string, { column: string; own: readonly FilterKey[] }>> = {
  condition: { column: "condition", own: ["condition"] },
  bodyStyle: { column: "body", own: ["bodyStyle"] },
  make: { column: "make", own: ["make"] },
  model: { column: "model", own: ["model"] },
  year: { column: "year", own: ["yearMin", "yearMax"] },
  fuelType: { column: "fuel", own: ["fuelType"] },
  drivetrain: { column: "drivetrain", own: ["drivetrain"] },
  transmission: { column: "transmission", own: ["transmission"] },
  exteriorColor: { column: "exterior", own: ["exteriorColor"] },
  interiorColor: { column: "interior", own: ["interiorColor"] },
};

const orders: Readonly<Record<Sort, string>> = {
  newest: "first_seen desc",
  oldest: "first_seen",
  mileage: "mileage is null, mileage",
  year: "year desc",
  priceHigh: "total is null, total desc",
  priceLow: "total is null, total",
  payment: "total is null, payment(total, newer), total",
};

interface SqlReply {
  total: number;
  counts: [string, number][];
  vins: string[];
  cards: unknown[];
}

/** SQLite in memory: one statement for each facet and bound, with its own filter left out. */
export function sqlLoader(): Loader<SqlReply> {
  const cars = sqlCars();
  return {
    push(told) {
      for (const car of told) cars.push(plainCar(car));
    },
    build: () => sqlEngine(cars.finish()),
  };
}

function sqlEngine(database: DatabaseSync): Engine<SqlReply> {
  let loan: Record<"newer" | "older", LoanClass> | null = null;
  database.function("payment", { deterministic: true }, (total, newer) =>
    total === null
      ? null
      : (loan?.[newer === 1 ? "newer" : "older"].payment(Number(total)) ?? null),
  );
  const statements = new Map<string, StatementSync>();
  const rows: Rows = (sql, values) => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    statement.setReturnArrays(true);
    // With arrays asked for, a row is an array; the types know objects alone.
    return statement.all(...values) as unknown as Cell[][];
  };
  return {
    search(query) {
      loan = loanFor(query);
      const fitting = where(conditionsOf(query));
      const [[total = 0] = []] = rows(
        `select count(*) from cars where ${fitting.sql}`,
        fitting.values,
      );
      const page = rows(
        `select vin, card from cars join cards using (id) where ${fitting.sql} order by ${orders[query.sort ?? "newest"]}, vin
         limit ${PAGE_SIZE} offset ?`,
        [...fitting.values, (query.page - 1) * PAGE_SIZE],
      );
      return {
        total: Number(total),
        counts: [...facetCounts(query, rows), ...boundCounts(query, rows)],
        vins: page.map(([vin]) => String(vin)),
        cards: page.map(([, card]) => JSON.parse(String(card))),
      };
    },
    summary: (_, reply) => summaryOf(reply),
    figures: () => ({}),
  };
}

type Cell = string | number | null;
type Rows = (sql: string, values: readonly SQLInputValue[]) => Cell[][];

function* facetCounts(query: SearchQuery, rows: Rows): Generator<[string, number]> {
  const conditions = conditionsOf(query);
  for (const [facet, { column, own }] of Object.entries(facets)) {
    if (facet === "model" && !query.make && !query.model) continue;
    const { sql, values } = where(conditions, own);
    const counted = `select ${column}, count(*) from cars where ${sql} group by 1`;
    for (const [value, count] of rows(counted, values)) {
      if (value !== null) yield [`${facet}:${String(value)}`, Number(count)];
    }
  }
  const { sql, values } = where(conditions);
  const equipped =
    sql === "true"
      ? "select feature, count(*) from equipment group by 1"
      : `select feature, count(*) from cars join equipment on car = id where ${sql} group by 1`;
  for (const [feature, count] of rows(equipped, values))
    yield [`feature:${String(feature)}`, Number(count)];
  const deals = `select count(*) filter (where price_drop), count(*) filter (where premium) from cars where ${sql}`;
  const [[drops, upgrades] = []] = rows(deals, values);
  yield ["deal:price-drop", Number(drops)];
  yield ["deal:premium-upgrades", Number(upgrades)];
}

function* boundCounts(query: SearchQuery, rows: Rows): Generator<[string, number]> {
  const upTo: Record<keyof typeof boundSteps, (step: number) => Condition> = {
    priceMax: (step) => ({ sql: "total <= ?", values: [mostShownAs(step)] }),
    mileageMax: (step) => ({ sql: "mileage <= ?", values: [step] }),
    paymentMax: (step) => paymentUpTo(query, step),
  };
  const conditions = conditionsOf(query);
  for (const bound of Object.keys(boundSteps) as (keyof typeof boundSteps)[]) {
    const steps = boundSteps[bound].map((step) => ({ step, condition: upTo[bound](step) }));
    const counts = steps.map(({ condition }) => `count(*) filter (where ${condition.sql})`);
    const { sql, values } = where(conditions, [bound]);
    const [row = []] = rows(`select ${counts.join(", ")} from cars where ${sql}`, [
      ...steps.flatMap(({ condition }) => condition.values),
      ...values,
    ]);
    for (const [at, { step }] of steps.entries()) yield [`${bound}:${step}`, Number(row[at])];
  }
}

function summaryOf({ total, counts, vins }: SqlReply): Summary {
  return { total, counts: countsText(counts), page: vins.join(" ") };
}
