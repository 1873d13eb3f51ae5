import { maxEarlyAccessDays } from "@forecourt/contracts/dealer-config/inventory";
import { dayAfter } from "@forecourt/domain/appointments/store-clock";
import { type RawBuilder, sql } from "kysely";
import { factColumns, factsDiffer } from "../stage/columns.ts";
import type { Session } from "../stage/staging.ts";
import type { Snapshot } from "./snapshot.ts";

const names = factColumns.map(({ name }) => name);
const factNames = sql.raw(names.join(", "));
const stagedFacts = sql.raw(names.map((name) => `s.${name}`).join(", "));
const updatedFacts = sql.raw(names.map((name) => `${name} = s.${name}`).join(", "));
const differs = sql.raw(factsDiffer("v", "s"));

/** A car that was away for fewer days has not come in: a feed had left it out, or a sale fell through. */
const minDaysAway = 3;

/** Change number of a staged row; numbers of one import follow the feed's order. */
const changeOf = (base: number): RawBuilder<number> => sql`cast(${base} as bigint) + s.position`;

const sameCar = ({ dealerId, storeId }: Snapshot) =>
  sql`v.dealer_id = ${dealerId} and v.store_id = ${storeId} and v.vin = s.vin`;

/** Adds the price of new and repriced vehicles to the history. Must run before the other writes. */
export async function writePriceHistory(
  session: Session,
  snapshot: Snapshot,
  base: number,
): Promise<void> {
  const { dealerId, storeId, key, date } = snapshot;
  await sql`insert into inventory_price_history (dealer_id, store_id, vin, change_seq, date, price)
    select ${dealerId}, ${storeId}, s.vin, ${changeOf(base)}, ${date}, s.price
    from inventory_staged s left join inventory_vehicles v on ${sameCar(snapshot)}
    where s.snapshot = ${key} and s.refused = 0
      and (v.vin is null or v.price is distinct from s.price)`.execute(session);
}

/** Updates changed vehicles and returns sold ones. Keeps `first_seen`. */
export async function writeChanged(
  session: Session,
  snapshot: Snapshot,
  base: number,
): Promise<void> {
  await sql`update inventory_vehicles as v set ${updatedFacts},
      status = 'live', sold_on = null, change_seq = ${changeOf(base)},
      listed_seq = case
        when v.status = 'sold' and v.sold_on <= ${dayAfter(snapshot.date, -minDaysAway)}
        then ${changeOf(base)} else v.listed_seq
      end,
      price_before = case
        when v.price is not distinct from s.price then v.price_before
        when s.price < v.price then v.price
      end
    from inventory_staged s
    where ${sameCar(snapshot)} and s.snapshot = ${snapshot.key} and s.refused = 0
      and (v.status = 'sold' or ${differs})`.execute(session);
}

/**
 * Adds new vehicles, which have arrived on the feed's day unless it states another. A store's first feed does not state
 * how long its cars have been there: they count as long enough for none to be early access.
 */
export async function writeAdded(
  session: Session,
  snapshot: Snapshot,
  base: number,
): Promise<void> {
  const { dealerId, storeId, key, date } = snapshot;
  const isFirst = await hasNoVehicles(session, snapshot);
  const arrival = isFirst ? dayAfter(date, -maxEarlyAccessDays) : date;
  await sql`insert into inventory_vehicles
      (dealer_id, store_id, vin, status, first_seen, change_seq, listed_seq, ${factNames})
    select ${dealerId}, ${storeId}, s.vin, 'live', coalesce(s.first_seen, ${arrival}),
      ${changeOf(base)}, ${changeOf(base)}, ${stagedFacts}
    from inventory_staged s
    where s.snapshot = ${key} and s.refused = 0
      and not exists (select 1 from inventory_vehicles v where ${sameCar(snapshot)})`.execute(
    session,
  );
}

async function hasNoVehicles(session: Session, { dealerId, storeId }: Snapshot): Promise<boolean> {
  const first = await session
    .selectFrom("inventory_vehicles")
    .select("vin")
    .where("dealer_id", "=", dealerId)
    .where("store_id", "=", storeId)
    .limit(1)
    .executeTakeFirst();
  return first === undefined;
}

/** Marks vehicles as sold that are missing in the feed. A refused row counts as present. */
export async function writeSold(session: Session, snapshot: Snapshot, base: number): Promise<void> {
  const { dealerId, storeId, key, date } = snapshot;
  await sql`update inventory_vehicles as v
    set status = 'sold', sold_on = ${date}, change_seq = cast(${base} as bigint) + gone.position
    from (
      select o.vin, row_number() over (order by o.vin) as position
      from inventory_vehicles o
      where o.dealer_id = ${dealerId} and o.store_id = ${storeId} and o.status = 'live'
        and not exists (select 1 from inventory_staged s where s.snapshot = ${key} and s.vin = o.vin)
    ) gone
    where v.dealer_id = ${dealerId} and v.store_id = ${storeId} and v.vin = gone.vin`.execute(
    session,
  );
}
