import { openToken, type SealedFor, sealToken } from "@forecourt/service-kit/links/sealed-token";
import type { Kysely } from "kysely";
import type { ServiceTables } from "../store/tables.ts";

const sealedFor = (secret: string, id: string): SealedFor => ({
  secret,
  purpose: "service-visit-link:v1",
  id,
});

/** Stores the token of a visit, encrypted, for mails that are sent later. */
export async function keepLink(
  query: Kysely<ServiceTables>,
  secret: string,
  { visitId, token }: { visitId: string; token: string },
): Promise<void> {
  await query
    .insertInto("service_visit_links")
    .values({ visit_id: visitId, sealed: sealToken(sealedFor(secret, visitId), token) })
    .onConflict((conflict) => conflict.column("visit_id").doNothing())
    .execute();
}

/** Null = the visit is not booked, or was deleted. */
export async function tokenOfVisit(
  query: Kysely<ServiceTables>,
  secret: string,
  visitId: string,
): Promise<string | null> {
  const row = await query
    .selectFrom("service_visit_links")
    .select("sealed")
    .where("visit_id", "=", visitId)
    .executeTakeFirst();
  return row ? openToken(sealedFor(secret, visitId), row.sealed) : null;
}
