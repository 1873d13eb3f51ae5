import type { Arm } from "@forecourt/domain/experiments/sequential-interval";
import type { Kysely } from "kysely";
import type { ExposureRow, VisitorTables } from "./tables.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Long enough for an experiment of a season and its report. */
const RETENTION_DAYS = 180;

type Query = Kysely<VisitorTables>;

/** Stores that a visitor sees a variant. The first time counts; a visitor who sees two variants counts for none. */
export async function storeExposure(
  query: Query,
  exposure: Pick<ExposureRow, "dealer_id" | "experiment" | "visitor_hash" | "variant">,
  now: number,
): Promise<void> {
  await query
    .insertInto("visitor_exposures")
    .values({ ...exposure, exposed_at: now, converted_at: null, is_mixed: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(["dealer_id", "experiment", "visitor_hash"])
        .doUpdateSet({ is_mixed: 1 })
        .where("visitor_exposures.variant", "!=", exposure.variant),
    )
    .execute();
}

/** Stores that a visitor reached the goal of these experiments, in those that they have seen. The first time counts. */
export async function storeConversion(
  query: Query,
  visitor: Pick<ExposureRow, "dealer_id" | "visitor_hash">,
  experiments: readonly string[],
  now: number,
): Promise<void> {
  if (experiments.length === 0) return;
  await query
    .updateTable("visitor_exposures")
    .set({ converted_at: now })
    .where("dealer_id", "=", visitor.dealer_id)
    .where("visitor_hash", "=", visitor.visitor_hash)
    .where("experiment", "in", experiments)
    .where("converted_at", "is", null)
    .execute();
}

/** The results of an experiment: visitors and conversions by variant, and how many saw two variants. */
export async function experimentResults(
  query: Query,
  { dealerId, experiment }: { dealerId: string; experiment: string },
): Promise<{ arms: ReadonlyMap<string, Arm>; mixed: number }> {
  const rows = await query
    .selectFrom("visitor_exposures")
    .select(({ fn }) => [
      "variant",
      "is_mixed",
      fn.countAll<number>().as("visitors"),
      fn.count<number>("converted_at").as("conversions"),
    ])
    .where("dealer_id", "=", dealerId)
    .where("experiment", "=", experiment)
    .groupBy(["variant", "is_mixed"])
    .execute();
  const own = rows.filter(({ is_mixed }) => is_mixed === 0);
  const mixed = rows.filter(({ is_mixed }) => is_mixed === 1);
  return {
    arms: new Map(
      own.map(({ variant, visitors, conversions }) => [variant, { visitors, conversions }]),
    ),
    mixed: mixed.reduce((sum, { visitors }) => sum + visitors, 0),
  };
}

export async function deleteOldExposures(query: Query, now: number): Promise<void> {
  const oldest = now - RETENTION_DAYS * DAY_MS;
  await query.deleteFrom("visitor_exposures").where("exposed_at", "<", oldest).execute();
}
