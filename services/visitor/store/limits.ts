import { type Kysely, sql, type Transaction } from "kysely";
import type { VisitorTables } from "./tables.ts";

/** How often something may be done: at most `most` times within any `windowMs`. */
export interface Rule {
  most: number;
  windowMs: number;
}

export interface Limit {
  /** Whom it binds; nothing that names a person, see `phone/hashes.ts`. */
  subject: string;
  rules: readonly Rule[];
}

/** `taken`, or the first limit that is reached and when it lets somebody through again. */
export type Taking = { taken: true } | { taken: false; limit: Limit; freeAt: number };

/**
 * Does one more of what `limits` bind, if all of them allow it. Exact however many ask at once, on
 * however many replicas: until the transaction ends, others wait for the subjects' rows. Give the
 * limits in the same order everywhere.
 */
export async function takeFromLimits(
  transaction: Transaction<VisitorTables>,
  limits: readonly Limit[],
  now: number,
): Promise<Taking> {
  const taken: { limit: Limit; times: number[] }[] = [];
  for (const limit of limits) {
    const times = await lockTimes(transaction, limit.subject);
    const freeAt = Math.max(...limit.rules.map((rule) => freeUnder(rule, times, now)));
    if (freeAt > now) return { taken: false, limit, freeAt };
    taken.push({ limit, times });
  }
  for (const { limit, times } of taken) await writeTimes(transaction, limit, [...times, now], now);
  return { taken: true };
}

/** Forgets whoever has long done nothing. */
export async function forgetIdle(query: Kysely<VisitorTables>, now: number): Promise<void> {
  await query.deleteFrom("visitor_limits").where("idle_at", "<", now).execute();
}

/** When one more fits under `rule`. */
function freeUnder({ most, windowMs }: Rule, times: readonly number[], now: number): number {
  const recent = times.filter((time) => time > now - windowMs);
  const oldestThatCounts = recent.at(-most);
  return oldestThatCounts === undefined ? now : oldestThatCounts + windowMs;
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
