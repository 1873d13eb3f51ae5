import { sql } from "kysely";
import { factsDiffer } from "./columns.ts";
import type { Session } from "./staging.ts";

/** A row replaced by a later row of the same VIN. */
export interface Duplicate {
  line: number;
  vin: string;
  /** The line of the later row. */
  winner: number;
}

const PAGE = 1000;

/**
 * Keeps only the last row per VIN and snapshot. Identical rows are dropped and counted; different ones go
 * to `report` in the order of their lines.
 */
export async function settleDuplicates(
  session: Session,
  report: (duplicate: Duplicate) => Promise<void>,
): Promise<{ identical: number }> {
  await sql`create temporary table inventory_duplicates as
    select s.line, s.vin, w.line as winner,
      case when ${sql.raw(factsDiffer("s", "w"))} then 1 else 0 end as differs
    from (
      select snapshot, vin, max(position) as position from inventory_staged
      where refused = 0 group by snapshot, vin having count(*) > 1
    ) g
    join inventory_staged w
      on w.snapshot = g.snapshot and w.vin = g.vin and w.refused = 0 and w.position = g.position
    join inventory_staged s
      on s.snapshot = g.snapshot and s.vin = g.vin and s.refused = 0 and s.position < g.position`.execute(
    session,
  );
  for (
    let page = await differing(session, 0);
    page.length > 0;
    page = await differing(session, page.at(-1)?.line ?? 0)
  ) {
    for (const duplicate of page) await report(duplicate);
  }
  await sql`delete from inventory_staged
    where line in (select line from inventory_duplicates)`.execute(session);
  const { rows } = await sql<{ identical: number }>`
    select count(*) as identical from inventory_duplicates where differs = 0`.execute(session);
  return { identical: rows[0]?.identical ?? 0 };
}

async function differing(session: Session, after: number): Promise<Duplicate[]> {
  const { rows } = await sql<Duplicate>`select line, vin, winner from inventory_duplicates
    where differs = 1 and line > ${after} order by line limit ${PAGE}`.execute(session);
  return rows;
}
