import { openToken, type SealedFor, sealToken } from "@forecourt/service-kit/links/sealed-token";
import type { Kysely } from "kysely";
import type { TradeTables } from "../store/tables.ts";

const sealedFor = (secret: string, id: string): SealedFor => ({
  secret,
  purpose: "trade-offer-link:v1",
  id,
});

/** Stores the token of the seller's page, encrypted, for mails that are sent after an inspection. */
export async function insertSellerLink(
  query: Kysely<TradeTables>,
  secret: string,
  { keptId, token }: { keptId: string; token: string },
): Promise<void> {
  await query
    .insertInto("trade_offer_links")
    .values({ kept_id: keptId, sealed: sealToken(sealedFor(secret, keptId), token) })
    .execute();
}

/** Null = the offer was kept before links were stored. */
export async function sellerTokenOf(
  query: Kysely<TradeTables>,
  secret: string,
  keptId: string,
): Promise<string | null> {
  const row = await query
    .selectFrom("trade_offer_links")
    .select("sealed")
    .where("kept_id", "=", keptId)
    .executeTakeFirst();
  return row ? openToken(sealedFor(secret, keptId), row.sealed) : null;
}
