import { type SqlBool, sql } from "kysely";
import type { StoppedState } from "./tables.ts";

/*
 * Conditions on `leads_outbox` in the words of its partial indexes. SQLite takes such an index only for
 * a condition whose values stand in the query itself: with values that are bound to it, it reads the
 * whole table, and the table grows with every lead.
 */

/** Mails that are to be delivered, those that are just being delivered among them. */
export const isWaiting = sql<SqlBool>`state in ('queued', 'delivering')`;

/** Mails that somebody is at. */
export const isBeingDelivered = sql<SqlBool>`state = 'delivering'`;

const stopped = {
  dead: sql<SqlBool>`state = 'dead'`,
  held: sql<SqlBool>`state = 'held'`,
} as const;

/** Mails that wait for an operator. */
export const isStopped = (state: StoppedState) => stopped[state];
