import { type RawBuilder, sql } from "kysely";
import type { Session } from "../stage/staging.ts";

/** How price and mileage of used cars go with their year: Pearson's correlation, from -1 to 1. */
export interface YearSlopes {
  price: number;
  mileage: number;
}

/** Fewer cars may have any correlation by chance. */
const minCars = 20;

type Sums = Record<"n" | "y" | "p" | "m" | "yy" | "pp" | "mm" | "yp" | "ym", number | null>;

/** Null for fewer than 20 used cars with price and mileage, or where all have one year. */
export async function slopesByYear(
  session: Session,
  cars: RawBuilder<unknown>,
): Promise<YearSlopes | null> {
  // Thousands of dollars and of miles: the squares stay small enough to be exact.
  const year = sql.raw("(year - 2000)");
  const price = sql.raw("(cast(price as double precision) / 100000)");
  const mileage = sql.raw("(cast(mileage as double precision) / 1000)");
  const mean = (expression: RawBuilder<unknown>) =>
    sql`avg(cast(${expression} as double precision))`;
  const { rows } = await sql<Sums>`
    select count(*) as n, ${mean(year)} as y, ${mean(price)} as p, ${mean(mileage)} as m,
      ${mean(sql`${year} * ${year}`)} as yy, ${mean(sql`${price} * ${price}`)} as pp,
      ${mean(sql`${mileage} * ${mileage}`)} as mm, ${mean(sql`${year} * ${price}`)} as yp,
      ${mean(sql`${year} * ${mileage}`)} as ym
    ${cars} and condition <> 'new' and price is not null and mileage is not null`.execute(session);
  const sums = Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]),
  ) as Record<keyof Sums, number>;
  if (!(sums.n >= minCars)) return null;
  const slopes = {
    price: correlation(sums.yp, [sums.y, sums.p], [sums.yy, sums.pp]),
    mileage: correlation(sums.ym, [sums.y, sums.m], [sums.yy, sums.mm]),
  };
  return Number.isFinite(slopes.price) && Number.isFinite(slopes.mileage) ? slopes : null;
}

function correlation(
  product: number,
  [a, b]: readonly [number, number],
  [aa, bb]: readonly [number, number],
): number {
  return (product - a * b) / Math.sqrt((aa - a * a) * (bb - b * b));
}
