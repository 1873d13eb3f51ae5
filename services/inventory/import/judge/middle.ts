import { type RawBuilder, sql } from "kysely";
import type { Session } from "../stage/staging.ts";

/** Fewer values have no meaningful median. */
const minValues = 10;

/** The median of a column, the lower one of two; null for fewer than ten values. `cars` is `from … where …`. */
export async function middleOf(
  session: Session,
  column: "price" | "mileage",
  cars: RawBuilder<unknown>,
): Promise<number | null> {
  const stated = sql`${cars} and ${sql.ref(column)} is not null`;
  const counted = await sql<{ values: number }>`select count(*) as "values" ${stated}`.execute(
    session,
  );
  const values = counted.rows[0]?.values ?? 0;
  if (values < minValues) return null;
  const { rows } = await sql<{ value: number }>`
    select ${sql.ref(column)} as "value" ${stated}
    order by ${sql.ref(column)} limit 1 offset ${Math.floor((values - 1) / 2)}`.execute(session);
  return rows[0]?.value ?? null;
}
