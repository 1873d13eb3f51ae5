import { type Kysely, sql, type Transaction } from "kysely";
import type { VisitorTables } from "./tables.ts";

/** At most `max` times within any `windowMs`. */
export interface LimitRule {
  max: number;
  windowMs: number;
}

export interface Limit {
  /** Subject of the limit; a keyed hash, see `phone/hashes.ts`. */
  subject: string;
  rules: readonly LimitRule[];
}

/** `taken`, or the first limit that is reached and when it allows the next use, in milliseconds. */
export type LimitResult = { taken: true } | { taken: false; limit: Limit; freeAt: number };

/**
 * Counts one more use in all `limits`, if all of them allow it. Exact with concurrent requests on any number of
 * replicas: they wait for the subjects' rows until the transaction ends. Pass the limits in the same order everywhere,
 * so that no two transactions deadlock.
 */
export async function consumeLimits(
  transaction: Transaction<VisitorTables>,
  limits: readonly Limit[],
  now: number,
): Promise<LimitResult> {
  const taken: { limit: Limit; times: number[] }[] = [];
  for (const limit of limits) {
    const times = await lockTimes(transaction, limit.subject);
    const freeAt = Math.max(...limit.rules.map((rule) => freeAtUnder(rule, times, now)));
    if (freeAt > now) return { taken: false, limit, freeAt };
    taken.push({ limit, times });
  }
  for (const { limit, times } of taken) await writeTimes(transaction, limit, [...times, now], now);
  return { taken: true };
}

/** Deletes limits whose window is over. */
export async function deleteIdleLimits(query: Kysely<VisitorTables>, now: number): Promise<void> {
  await query.deleteFrom("visitor_limits").where("idle_at", "<", now).execute();
}

/** When the rule allows one more use. */
function freeAtUnder({ max, windowMs }: LimitRule, times: readonly number[], now: number): number {
  const recent = times.filter((time) => time > now - windowMs);
  const oldestCounted = recent.at(-max);
  return oldestCounted === undefined ? now : oldestCounted + windowMs;
}

async function lockTimes(
  transaction: Transaction<VisitorTables>,
  subject: string,
): Promise<number[]> {
  const { rows } = await sql<{ times: string }>`
    insert into visitor_limits (subject, times, idle_at) values (${subject}, '[]', 0)
    on conflict (subject) do update set subject = excluded.subject
    returning times`.execute(transaction);
  return JSON.parse(rows[0]?.times ?? "[]");
}

async function writeTimes(
  transaction: Transaction<VisitorTables>,
  { subject, rules }: Limit,
  times: readonly number[],
  now: number,
): Promise<void> {
  const longest = Math.max(...rules.map(({ windowMs }) => windowMs));
  const counted = times.filter((time) => time > now - longest);
  await transaction
    .updateTable("visitor_limits")
    .set({ times: JSON.stringify(counted), idle_at: now + longest })
    .where("subject", "=", subject)
    .execute();
}
