import { type Kysely, sql } from "kysely";
import type { LeadsTables } from "../store/tables.ts";

const HOUR_MS = 60 * 60 * 1000;

/** At most `mostPerHour` within an hour, of what `id` names; nothing that names a person. */
export interface Pace {
  id: string;
  mostPerHour: number;
}

/**
 * Counts one more and says when it may be done: at once, while there were fewer than the most within
 * an hour; else one after the other, as far apart as the pace has it. Exact on any number of replicas.
 */
export async function turnOf(
  query: Kysely<LeadsTables>,
  { id, mostPerHour }: Pace,
  now: Date,
): Promise<Date> {
  const time = now.getTime();
  const step = stepOf(mostPerHour);
  const { rows } = await sql<{ reached: number }>`
    insert into leads_pace (id, reached) values (${id}, ${time + step})
    on conflict (id) do update set reached = ${after(time)} + ${step}
    returning reached`.execute(query);
  return new Date(Math.max(time, (rows[0]?.reached ?? 0) - HOUR_MS));
}

/**
 * Counts one more, unless there were as many within an hour as there may be: then it counts nothing
 * and says after how many milliseconds there is room again. Null = there was.
 */
export async function waitFor(
  query: Kysely<LeadsTables>,
  { id, mostPerHour }: Pace,
  now: Date,
): Promise<number | null> {
  const time = now.getTime();
  const step = stepOf(mostPerHour);
  const { rows } = await sql`
    insert into leads_pace (id, reached) values (${id}, ${time + step})
    on conflict (id) do update set reached = ${after(time)} + ${step}
      where ${after(time)} + ${step} <= ${time + HOUR_MS}
    returning reached`.execute(query);
  if (rows.length > 0) return null;
  const { reached } = await query
    .selectFrom("leads_pace")
    .select("reached")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return Math.max(1, reached + step - HOUR_MS - time);
}

/**
 * Forgets, `most` at a time, what has been idle for an hour: it counts like what was never counted. The
 * hour is for clocks of replicas that differ. Says how many.
 */
export async function forgetIdlePaces(
  query: Kysely<LeadsTables>,
  { now, most }: { now: Date; most: number },
): Promise<number> {
  const idle = now.getTime() - HOUR_MS;
  const { numDeletedRows } = await query
    .deleteFrom("leads_pace")
    .where("id", "in", (rows) =>
      rows.selectFrom("leads_pace").select("id").where("reached", "<", idle).limit(most),
    )
    // Again, for what was counted while this waited for it.
    .where("reached", "<", idle)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function stepOf(mostPerHour: number): number {
  return Math.floor(HOUR_MS / mostPerHour);
}

/** How far it has got, which is never in the past. */
function after(time: number) {
  return sql`case when leads_pace.reached > ${time} then leads_pace.reached else ${time} end`;
}
