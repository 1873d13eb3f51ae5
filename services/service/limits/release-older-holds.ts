import type { Deps } from "../deps.ts";
import type { VisitRow } from "../store/tables.ts";
import type { StoreKey } from "../visits/claims.ts";
import { contentOf } from "../visits/visit-store.ts";

/** Visits of one network that hold times at once; a held time is not free for others. */
const maxHolds = 2;

/**
 * Releases the oldest holds of the network that began a visit, so that two are left with the visit's own. Their owners
 * lose nothing while the time is free: it is tried again when they book.
 */
export async function releaseOlderHolds(
  { database, now }: Pick<Deps, "database" | "now">,
  { dealerId }: Pick<StoreKey, "dealerId">,
  own: Pick<VisitRow, "id" | "content">,
): Promise<void> {
  const { startedBy } = contentOf(own);
  if (startedBy === "") return;
  const held = await database.query
    .selectFrom("service_claims as c")
    .innerJoin("service_visits as v", "v.id", "c.visit_id")
    .select(["v.id", "v.content", "c.held_until"])
    .where("c.dealer_id", "=", dealerId)
    .where("c.held_until", ">", now().getTime())
    .where("v.status", "=", "draft")
    .orderBy("c.held_until", "desc")
    .execute();
  const others = held.filter(
    ({ id, content }) => id !== own.id && contentOf({ content }).startedBy === startedBy,
  );
  const released = [...new Set(others.map(({ id }) => id))].slice(maxHolds - 1);
  if (released.length === 0) return;
  await database.query
    .deleteFrom("service_claims")
    .where("visit_id", "in", released)
    .where("held_until", "is not", null)
    .execute();
}
