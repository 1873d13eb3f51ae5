import { sql } from "kysely";
import type { Snapshot } from "../apply/snapshot.ts";
import type { Session } from "../stage/staging.ts";
import { middleOf } from "./middle.ts";
import { slopesByYear, type YearSlopes } from "./year-slopes.ts";

/** A figure of the cars for sale before an import, and of the cars in the feed; null = too few cars. */
export interface BeforeAndAfter {
  before: number | null;
  after: number | null;
}

/** Changes that a feed would make, compared with the cars for sale. Prices in cents. */
export interface ImportFigures {
  /** Cars for sale before. */
  live: number;
  /** Cars for sale that the feed has, too. */
  both: number;
  /** Cars of `both` with another price. */
  repriced: number;
  /** Cars of `both` whose price is less than half of the price before, or more than twice as high. */
  priceLeaps: number;
  /** Cars of `both` that had a price before and have none now. */
  pricesGone: number;
  mileagesGone: number;
  /** Cars of `both` with another model year. */
  yearsChanged: number;
  /** Cars of `both` that were new before and are used or certified now, or the other way round. */
  conditionsChanged: number;
  /** Cars of `both` whose price is the mileage before, and whose mileage is the price before. */
  swapped: number;
  /** Cars in the feed. */
  staged: number;
  /** Cars that share their stock number with another one. */
  repeatedStockNumbers: { before: number; after: number };
  /** Cars of `both` with 1,000 miles less than before, or with more than twice as many and 10,000 more. */
  mileageLeaps: number;
  /** The median price of used and certified cars. */
  usedPrice: BeforeAndAfter;
  newPrice: BeforeAndAfter;
  /** The median mileage of used and certified cars. */
  usedMileage: BeforeAndAfter;
  /** Cars with at least one picture, as a share. */
  pictured: BeforeAndAfter;
  slopes: YearSlopes | null;
}

/** A price or mileage that changes by more than this factor is most likely a fault. */
const leap = 2;

/** Reads the figures of a staged snapshot, inside the import's transaction. */
export async function readFigures(session: Session, snapshot: Snapshot): Promise<ImportFigures> {
  const pairs = await readPairs(session, snapshot);
  const live = liveCars(snapshot);
  const staged = stagedCars(snapshot);
  const median = async (column: "price" | "mileage", isNew: boolean): Promise<BeforeAndAfter> => {
    const group = sql.raw(isNew ? "condition = 'new'" : "condition <> 'new'");
    return {
      before: await middleOf(session, column, sql`${live} and ${group}`),
      after: await middleOf(session, column, sql`${staged} and ${group}`),
    };
  };
  return {
    ...pairs,
    staged: await countCars(session, staged),
    repeatedStockNumbers: {
      before: await countRepeated(session, live),
      after: await countRepeated(session, staged),
    },
    usedPrice: await median("price", false),
    newPrice: await median("price", true),
    usedMileage: await median("mileage", false),
    pictured: {
      before: await sharePictured(session, live),
      after: await sharePictured(session, staged),
    },
    slopes: await slopesByYear(session, staged),
  };
}

/** `from … where …` of the store's cars for sale; conditions may follow. */
export function liveCars({ dealerId, storeId }: Snapshot) {
  return sql`from inventory_vehicles
    where dealer_id = ${dealerId} and store_id = ${storeId} and status = 'live'`;
}

/** `from … where …` of the feed's cars; conditions may follow. */
export function stagedCars({ key }: Snapshot) {
  return sql`from inventory_staged where snapshot = ${key} and refused = 0`;
}

type Counted =
  | "live"
  | "both"
  | "repriced"
  | "priceLeaps"
  | "mileageLeaps"
  | "pricesGone"
  | "mileagesGone"
  | "yearsChanged"
  | "conditionsChanged"
  | "swapped";

async function readPairs(session: Session, { dealerId, storeId, key }: Snapshot) {
  const { rows } = await sql<Record<Counted, number>>`
    select count(*) as live,
      count(s.vin) as "both",
      count(case when s.vin is not null and v.price is distinct from s.price then 1 end) as repriced,
      count(case when s.price * ${leap} < v.price or s.price > v.price * ${leap} then 1 end)
        as "priceLeaps",
      count(case when s.mileage < v.mileage - 1000
        or (s.mileage > v.mileage * ${leap} and s.mileage > v.mileage + 10000) then 1 end)
        as "mileageLeaps",
      count(case when s.vin is not null and v.price is not null and s.price is null then 1 end)
        as "pricesGone",
      count(case when s.vin is not null and v.mileage is not null and s.mileage is null then 1 end)
        as "mileagesGone",
      count(case when s.year <> v.year then 1 end) as "yearsChanged",
      count(case when (s.condition = 'new') <> (v.condition = 'new') then 1 end)
        as "conditionsChanged",
      count(case when s.price = v.mileage * 100 and s.mileage * 100 = v.price
        and s.price <> v.price then 1 end) as swapped
    from inventory_vehicles v
    left join inventory_staged s on s.snapshot = ${key} and s.refused = 0 and s.vin = v.vin
    where v.dealer_id = ${dealerId} and v.store_id = ${storeId} and v.status = 'live'`.execute(
    session,
  );
  const [row] = rows;
  if (!row) throw new Error("an aggregate without a row");
  return { ...row };
}

type Cars = ReturnType<typeof liveCars>;

async function countCars(session: Session, cars: Cars): Promise<number> {
  const { rows } = await sql<{ cars: number }>`select count(*) as cars ${cars}`.execute(session);
  return rows[0]?.cars ?? 0;
}

async function countRepeated(session: Session, cars: Cars): Promise<number> {
  const { rows } = await sql<{ repeated: number }>`
    select cast(coalesce(sum(cars), 0) as integer) as repeated from (
      select count(*) as cars ${cars} and stock_number is not null
      group by upper(stock_number) having count(*) > 1
    ) numbers`.execute(session);
  return rows[0]?.repeated ?? 0;
}

async function sharePictured(session: Session, cars: Cars): Promise<number | null> {
  const { rows } = await sql<{ cars: number; pictured: number }>`
    select count(*) as cars, count(case when images <> '[]' or custom_background_images <> '[]'
      or preview_images <> '[]' then 1 end) as pictured ${cars}`.execute(session);
  const [row] = rows;
  return row && row.cars > 0 ? row.pictured / row.cars : null;
}
