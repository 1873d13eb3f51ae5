import type { Kysely } from "kysely";
import { KeptContent } from "../kept/kept-store.ts";
import type { TradeTables } from "../store/tables.ts";
import type { Row } from "./desk-rows.ts";

interface KeptEarlier {
  number: string;
  firstName: string;
  lastName: string;
}

/** The offers that sellers kept before the offers of the rows, with the sellers' names, by the id of the kept offer. */
export async function earlierKeptOffers(
  query: Kysely<TradeTables>,
  rows: readonly Pick<Row, "keptId" | "earlierId">[],
): Promise<ReadonlyMap<string, KeptEarlier>> {
  const ids = rows.flatMap(({ keptId, earlierId }) => (keptId === null ? (earlierId ?? []) : []));
  if (ids.length === 0) return new Map();
  const kept = await query
    .selectFrom("trade_kept_offers")
    .select(["id", "offer_number", "content"])
    .where("id", "in", ids)
    .execute();
  return new Map(
    kept.map(({ id, offer_number: number, content }) => {
      const { firstName, lastName } = KeptContent.parse(JSON.parse(content)).user;
      return [id, { number, firstName, lastName }];
    }),
  );
}
