import { randomUUID } from "node:crypto";
import { AppError } from "@forecourt/contracts/errors";
import type { Database } from "@forecourt/service-kit/db";
import type { Transaction } from "kysely";
import type { ServiceTables, VisitRow } from "../store/tables.ts";
import type { StoreKey } from "./claims.ts";
import { newVisitToken, visitTokenHash } from "./tokens.ts";
import { VisitContent } from "./visit-content.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days for which a visit that is not booked is stored after its last change. */
const draftDays = 3;

/** When a visit that is changed now and not booked is deleted. */
export function draftExpiry(now: Date): string {
  return new Date(now.getTime() + draftDays * DAY_MS).toISOString();
}

/** When a booked or canceled visit is deleted with its contact. @param keepDays days after its end */
export function bookedExpiry(endsAt: string, keepDays: number): string {
  return new Date(Date.parse(endsAt) + keepDays * DAY_MS).toISOString();
}

/** Stores a new visit; its token is returned here alone. */
export async function insertVisit(
  { query }: Database<ServiceTables>,
  { dealerId, storeId, content, now }: StoreKey & { content: VisitContent; now: Date },
): Promise<string> {
  const token = newVisitToken();
  const row: VisitRow = {
    id: randomUUID(),
    dealer_id: dealerId,
    store_id: storeId,
    token_hash: visitTokenHash(token),
    number: null,
    status: "draft",
    content: JSON.stringify(content),
    moves: 0,
    day: null,
    starts_at: null,
    ends_at: null,
    booked_at: null,
    expires_at: draftExpiry(now),
  };
  await query.insertInto("service_visits").values(row).execute();
  return token;
}

/** @throws AppError not-found: no visit of this dealer has the token, or it has expired */
export async function visitByToken(
  { query }: Database<ServiceTables>,
  { dealerId, token, now }: { dealerId: string; token: string; now: Date },
): Promise<VisitRow> {
  const row = await query
    .selectFrom("service_visits")
    .selectAll()
    .where("token_hash", "=", visitTokenHash(token))
    .where("dealer_id", "=", dealerId)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  if (!row) throw new AppError("not-found", "no visit has this token");
  return row;
}

export function contentOf({ content }: Pick<VisitRow, "content">): VisitContent {
  return VisitContent.parse(JSON.parse(content));
}

/** A visit in the transaction that changes it. */
export interface ChangingVisit {
  transaction: Transaction<ServiceTables>;
  row: VisitRow;
  content: VisitContent;
}

/**
 * Locks a visit and changes it in one transaction: changes of one visit wait for each other, on any number of
 * replicas.
 * @throws AppError not-found when it was deleted meanwhile
 */
export function changeVisit<T>(
  { query, engine }: Database<ServiceTables>,
  visitId: string,
  change: (visit: ChangingVisit) => Promise<T>,
): Promise<T> {
  return query.transaction().execute(async (transaction) => {
    const found = transaction.selectFrom("service_visits").selectAll().where("id", "=", visitId);
    // A transaction of SQLite has the lock of the whole file.
    const locked = engine === "postgres" ? found.forUpdate() : found;
    const row = await locked.executeTakeFirst();
    if (!row) throw new AppError("not-found", "no visit has this token");
    return change({ transaction, row, content: contentOf(row) });
  });
}

/** Stores the changed fields of a visit. */
export async function updateVisit(
  { transaction, row }: Pick<ChangingVisit, "transaction" | "row">,
  content: VisitContent,
  changes: Partial<Omit<VisitRow, "id" | "content">>,
): Promise<void> {
  await transaction
    .updateTable("service_visits")
    .set({ ...changes, content: JSON.stringify(content) })
    .where("id", "=", row.id)
    .execute();
}
