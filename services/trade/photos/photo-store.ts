import { randomUUID } from "node:crypto";
import { maxPhotos, type Photo } from "@forecourt/contracts/areas/trade/photos";
import type { Database } from "@forecourt/service-kit/db";
import type { TradeTables } from "../store/tables.ts";
import type { ReadPhoto } from "./read-photo.ts";

type TradeDatabase = Database<TradeTables>;

/** The photos of an appraisal, in their order. */
export async function photosOf({ query }: TradeDatabase, appraisalId: string): Promise<Photo[]> {
  return query
    .selectFrom("trade_photos")
    .select(["id", "position", "width", "height"])
    .where("appraisal_id", "=", appraisalId)
    .orderBy("position")
    .execute();
}

/** Stores a photo at the first free position; false = there is none. */
export async function insertPhoto(
  database: TradeDatabase,
  appraisalId: string,
  photo: ReadPhoto,
): Promise<boolean> {
  // Another request may take the position meanwhile; each attempt then finds one position less.
  for (let attempt = 0; attempt <= maxPhotos; attempt += 1) {
    const taken = new Set((await photosOf(database, appraisalId)).map(({ position }) => position));
    const position = positions.find((one) => !taken.has(one));
    if (position === undefined) return false;
    const row = { id: randomUUID(), appraisal_id: appraisalId, position, ...photo };
    const { numInsertedOrUpdatedRows } = await database.query
      .insertInto("trade_photos")
      .values(row)
      .onConflict((conflict) => conflict.columns(["appraisal_id", "position"]).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return true;
  }
  return false;
}

const positions = Array.from({ length: maxPhotos }, (_, index) => index + 1);

/** The JPEG of a photo; null = the appraisal has no such photo. */
export async function photoBytes(
  { query }: TradeDatabase,
  { appraisalId, id, size }: { appraisalId: string; id: string; size: "large" | "thumbnail" },
): Promise<Buffer | null> {
  const row = await query
    .selectFrom("trade_photos")
    .select(size)
    .where("appraisal_id", "=", appraisalId)
    .where("id", "=", id)
    .executeTakeFirst();
  const bytes = row && (size === "large" ? row.large : row.thumbnail);
  return bytes ? Buffer.from(bytes) : null;
}

export async function deletePhoto(
  { query }: TradeDatabase,
  { appraisalId, id }: { appraisalId: string; id: string },
): Promise<void> {
  await query
    .deleteFrom("trade_photos")
    .where("appraisal_id", "=", appraisalId)
    .where("id", "=", id)
    .execute();
}
