import { type SqlBool, sql } from "kysely";
import type { OperatorState } from "./tables.ts";

/*
 * The conditions of the partial indexes on `leads_outbox`. SQLite uses such an index only when the
 * values are literals in the query; with bound parameters it would scan the whole table.
 */

/** Mails that are not delivered yet, including those being sent. */
export const isPending = sql<SqlBool>`state in ('queued', 'delivering')`;

/** Mails that a worker has claimed. */
export const isDelivering = sql<SqlBool>`state = 'delivering'`;

const needsOperatorByState = {
  dead: sql<SqlBool>`state = 'dead'`,
  held: sql<SqlBool>`state = 'held'`,
} as const;

/** Mails that only an operator can requeue. */
export const needsOperator = (state: OperatorState) => needsOperatorByState[state];
