import { dayAfter } from "@forecourt/domain/appointments/store-clock";
import { keyedHash } from "@forecourt/service-kit/keyed-hash";
import type { Kysely } from "kysely";
import { tokenHash } from "../appraisals/tokens.ts";
import type { TradeTables } from "../store/tables.ts";

/** Days after an offer's last day on which its sheet can still be opened. */
const daysAfter = 30;

/** The token of a kept offer's sheet: 256 bits that are derived from the secret, so that each mail has the same. */
export function sheetToken(secret: string, keptId: string): string {
  return keyedHash(secret, `trade-sheet:v1:${keptId}`);
}

/** Stores the digest of a sheet's token; a later last day of the offer keeps its sheet open for longer. */
export async function openSheet(
  query: Kysely<TradeTables>,
  secret: string,
  { keptId, validUntil }: { keptId: string; validUntil: string },
): Promise<void> {
  const expiresAt = new Date(`${dayAfter(validUntil, daysAfter + 1)}T12:00:00Z`).toISOString();
  await query
    .insertInto("trade_sheets")
    .values({
      kept_id: keptId,
      token_hash: tokenHash(sheetToken(secret, keptId)),
      expires_at: expiresAt,
    })
    .onConflict((conflict) =>
      conflict
        .column("kept_id")
        .doUpdateSet({ expires_at: expiresAt })
        .where("trade_sheets.expires_at", "<", expiresAt),
    )
    .execute();
}

/** The kept offer whose sheet a token opens; null = none, or it has expired. */
export async function keptIdOfSheet(
  query: Kysely<TradeTables>,
  token: string,
  now: Date,
): Promise<string | null> {
  const row = await query
    .selectFrom("trade_sheets")
    .select("kept_id")
    .where("token_hash", "=", tokenHash(token))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row?.kept_id ?? null;
}
