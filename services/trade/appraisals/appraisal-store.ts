import { randomUUID } from "node:crypto";
import { Car } from "@forecourt/contracts/areas/trade/appraisal-parts";
import { AppError } from "@forecourt/contracts/errors";
import { slug } from "@forecourt/domain/slug";
import type { Answers } from "@forecourt/domain/trade/questionnaire";
import type { Database } from "@forecourt/service-kit/db";
import { canonicalJson } from "@forecourt/service-kit/idempotency/canonical-json";
import { requireNoInspection } from "../inspections/inspected-offer.ts";
import type { AppraisalRow, TradeTables } from "../store/tables.ts";
import { newToken, tokenHash } from "./tokens.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days for which an appraisal without an offer is stored after its last change. */
const storedDays = 30;

const maxAttempts = 5;

/** A seller's car and answers. */
export interface AppraisalContent {
  car: Car;
  answers: Answers;
}

interface NewAppraisal {
  dealerId: string;
  storeId: string;
  car: Car;
  now: Date;
}

/** Stores a new appraisal; its token is returned here alone. */
export async function insertAppraisal(
  { query }: Database<TradeTables>,
  appraisal: NewAppraisal,
): Promise<{ token: string; row: AppraisalRow }> {
  const token = newToken();
  const row = newRow(token, appraisal);
  await query.insertInto("trade_appraisals").values(row).execute();
  return { token, row };
}

/** Stores the appraisal of a token that the seller has already, or replaces its car. */
export async function putAppraisal(
  database: Database<TradeTables>,
  token: string,
  appraisal: NewAppraisal,
): Promise<AppraisalRow> {
  await database.query
    .insertInto("trade_appraisals")
    .values(newRow(token, appraisal))
    .onConflict((conflict) => conflict.column("token_hash").doNothing())
    .execute();
  const { dealerId, car, now } = appraisal;
  return changeAppraisal(database, { dealerId, token, now }, ({ car: before, answers }) => ({
    car: { ...car, vin: car.vin ?? (isSameModel(before, car) ? before.vin : null) },
    answers,
  }));
}

/** A VIN that was added to an offer stays with its car, also when its trim or mileage is corrected. */
function isSameModel(one: Car, other: Car): boolean {
  const nameOf = ({ modelYear, make, model }: Car) => slug(`${modelYear} ${make} ${model}`);
  return nameOf(one) === nameOf(other);
}

function newRow(token: string, { dealerId, storeId, car, now }: NewAppraisal): AppraisalRow {
  return {
    id: randomUUID(),
    dealer_id: dealerId,
    store_id: storeId,
    token_hash: tokenHash(token),
    car: JSON.stringify(car),
    answers: "{}",
    revision: 0,
    expires_at: expiryOf(now),
    has_offer: 0,
    payoff: null,
  };
}

/** @throws AppError not-found: no appraisal of this dealer has the token, or it has expired */
export async function appraisalByToken(
  { query }: Database<TradeTables>,
  { dealerId, token, now }: { dealerId: string; token: string; now: Date },
): Promise<AppraisalRow> {
  const row = await query
    .selectFrom("trade_appraisals")
    .selectAll()
    .where("token_hash", "=", tokenHash(token))
    .where("dealer_id", "=", dealerId)
    .executeTakeFirst();
  const isExpired = row && row.has_offer === 0 && row.expires_at <= now.toISOString();
  if (!row || isExpired) throw new AppError("not-found", "no appraisal has this token");
  return row;
}

export function contentOf({ car, answers }: AppraisalRow): AppraisalContent {
  return { car: Car.parse(JSON.parse(car)), answers: JSON.parse(answers) as Answers };
}

/**
 * Applies a change to the newest revision; a change without effect makes no new revision.
 * @throws AppError answers-locked: the store has inspected the car; not-found
 */
export async function changeAppraisal(
  database: Database<TradeTables>,
  found: { dealerId: string; token: string; now: Date },
  change: (content: AppraisalContent) => AppraisalContent,
): Promise<AppraisalRow> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const row = await appraisalByToken(database, found);
    const content = contentOf(row);
    const changed = change(content);
    if (canonicalJson(changed) === canonicalJson(content)) return row;
    await requireNoInspection(database, row);
    const values = {
      car: JSON.stringify(changed.car),
      answers: JSON.stringify(changed.answers),
      revision: row.revision + 1,
      expires_at: expiryOf(found.now),
    };
    const { numUpdatedRows } = await database.query
      .updateTable("trade_appraisals")
      .set(values)
      .where("id", "=", row.id)
      .where("revision", "=", row.revision)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return { ...row, ...values };
  }
  throw new AppError("unavailable", "the appraisal is being changed by many requests");
}

/** When data that a seller types now are deleted. */
export function expiryOf(now: Date): string {
  return new Date(now.getTime() + storedDays * DAY_MS).toISOString();
}
