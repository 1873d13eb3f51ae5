import { AppError } from "@forecourt/contracts/errors";
import type { Engine } from "@forecourt/service-kit/db";
import { sql } from "kysely";
import { incrementChangeCounter } from "../import/apply/change-counter.ts";
import type { FeedTally } from "../import/stage/read-feed.ts";
import type { Session } from "../import/stage/staging.ts";
import type { MarketSourceRow } from "../store/market-tables.ts";

/** The staged listings of a source, which replace its earlier ones. */
export interface Replacement {
  dealerId: string;
  source: string;
  /** `YYYY-MM-DD`: when the listings were seen, if their rows have no date. */
  date: string;
  /** Applies changes that would otherwise be refused as a mistake. */
  force: string | null;
  fileName: string;
  mappingName: string;
  tally: FeedTally;
}

/** Result of a market data import. */
export interface MarketCounts {
  /** Listings of the source after the import. */
  listed: number;
  /** Vehicles without a price, which are omitted. */
  unpriced: number;
  /** Listings of the source before the import. */
  before: number;
}

/**
 * Replaces the listings of a source, inside a transaction. Throws `feed-refused` if the file looks like a
 * mistake.
 */
export async function replaceSource(
  session: Session,
  engine: Engine,
  replacement: Replacement,
): Promise<MarketCounts> {
  const { dealerId, source, tally } = replacement;
  const previous = await lockSource(session, engine, replacement);
  const seenOn = tally.snapshots.at(-1) || replacement.date;
  refuseOlder(previous, seenOn, replacement);
  await session
    .deleteFrom("inventory_market")
    .where("dealer_id", "=", dealerId)
    .where("source", "=", source)
    .execute();
  const listed = await writeListings(session, replacement);
  const counts = { listed, unpriced: await unpriced(session), before: previous.listings };
  refuseLosses(counts, replacement);
  await writeSource(session, replacement, { seen_on: seenOn, ...counts });
  await incrementChangeCounter(session);
  return counts;
}

/** Serializes concurrent imports of one source. */
async function lockSource(
  session: Session,
  engine: Engine,
  { dealerId, source }: Replacement,
): Promise<Pick<MarketSourceRow, "seen_on" | "listings">> {
  const unknown = { seen_on: "", listings: 0, finished_at: "", counts: "{}" };
  const file = { file_name: "", file_digest: "", mapping: "" };
  await session
    .insertInto("inventory_market_sources")
    .values({ dealer_id: dealerId, source, ...unknown, ...file })
    .onConflict((conflict) => conflict.columns(["dealer_id", "source"]).doNothing())
    .execute();
  const row = session
    .selectFrom("inventory_market_sources")
    .select(["seen_on", "listings"])
    .where("dealer_id", "=", dealerId)
    .where("source", "=", source);
  return (engine === "postgres" ? row.forUpdate() : row).executeTakeFirstOrThrow();
}

function refuseOlder(
  previous: Pick<MarketSourceRow, "seen_on">,
  seenOn: string,
  { source, force }: Replacement,
): void {
  if (force !== null || previous.seen_on <= seenOn) return;
  throw new AppError(
    "feed-refused",
    `these listings are dated ${seenOn}, but "${source}" already has some dated ${previous.seen_on}. To use the older ones anyway, add --force "REASON"`,
  );
}

function refuseLosses({ listed, before }: MarketCounts, { source, force }: Replacement): void {
  if (force !== null || listed * 2 >= before) return;
  throw new AppError(
    "feed-refused",
    `the file has ${listed} listings, and "${source}" has ${before}, more than twice as many; --force replaces them`,
  );
}

/** The newest snapshot of each vehicle, even if it has no price. */
const newest = sql`(
  select s.*, row_number() over (partition by s.vin order by s.snapshot desc, s.position desc) as age
  from inventory_staged s where s.refused = 0
)`;

async function writeListings(
  session: Session,
  { dealerId, source, date }: Replacement,
): Promise<number> {
  const { numAffectedRows } = await sql`insert into inventory_market (dealer_id, source, line, vin,
      year, make, make_slug, model, model_slug, trim, mileage, price, condition, seen_on)
    select ${dealerId}, ${source}, s.line, case when s.vin like '% %' then null else s.vin end,
      s.year, s.make, s.make_slug, s.model, s.model_slug, s.trim, s.mileage, s.price, s.condition,
      case when s.snapshot = '' then cast(${date} as text) else s.snapshot end
    from ${newest} s where s.age = 1 and s.price is not null`.execute(session);
  return Number(numAffectedRows ?? 0);
}

async function unpriced(session: Session): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${newest} s where s.age = 1 and s.price is null`.execute(session);
  return rows[0]?.count ?? 0;
}

async function writeSource(
  session: Session,
  { dealerId, source, fileName, mappingName, tally }: Replacement,
  { seen_on, ...counts }: MarketCounts & Pick<MarketSourceRow, "seen_on">,
): Promise<void> {
  const refused = Object.fromEntries(tally.refused);
  await session
    .updateTable("inventory_market_sources")
    .set({
      seen_on,
      listings: counts.listed,
      file_name: fileName,
      file_digest: tally.digest,
      mapping: mappingName,
      counts: JSON.stringify({ read: tally.read, refused, ...counts }),
      finished_at: new Date().toISOString(),
    })
    .where("dealer_id", "=", dealerId)
    .where("source", "=", source)
    .execute();
}
