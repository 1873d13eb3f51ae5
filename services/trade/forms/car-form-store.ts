import { CarForm } from "@forecourt/contracts/areas/trade/appraisal-form";
import type { Car } from "@forecourt/contracts/areas/trade/appraisal-parts";
import { AppError, hasErrorCode } from "@forecourt/contracts/errors";
import { optionField } from "@forecourt/domain/trade/car-form";
import type { Database } from "@forecourt/service-kit/db";
import { appraisalByToken, contentOf, expiryOf } from "../appraisals/appraisal-store.ts";
import { tokenHash } from "../appraisals/tokens.ts";
import type { AppraisalRow, TradeTables } from "../store/tables.ts";

interface Found {
  dealerId: string;
  token: string;
  now: Date;
}

/** Texts that a seller typed about their car, and the result of looking it up. */
export type TypedCar = Pick<CarForm, "fields" | "lookup">;

const Typed = CarForm.pick({ fields: true, lookup: true });

const nothingLookedUp: CarForm["lookup"] = { status: null, cars: [] };

/** Stores the typed texts, complete or not, in place of earlier ones. */
export async function putCarForm(
  { query }: Database<TradeTables>,
  { dealerId, storeId, token, now }: Found & { storeId: string },
  { fields, lookup }: TypedCar,
): Promise<void> {
  const content = {
    fields: JSON.stringify(fields),
    lookup: JSON.stringify(lookup),
    expires_at: expiryOf(now),
  };
  await query
    .insertInto("trade_car_forms")
    .values({ token_hash: tokenHash(token), dealer_id: dealerId, store_id: storeId, ...content })
    .onConflict((conflict) => conflict.column("token_hash").doUpdateSet(content))
    .execute();
}

/** Texts typed about a car. For an appraisal that began without a form, its car. @throws AppError not-found */
export async function carFormByToken(
  database: Database<TradeTables>,
  found: Found,
): Promise<Omit<CarForm, "latestYear" | "options">> {
  const [row, appraisal] = await Promise.all([
    database.query
      .selectFrom("trade_car_forms")
      .select(["fields", "lookup", "expires_at"])
      .where("token_hash", "=", tokenHash(found.token))
      .where("dealer_id", "=", found.dealerId)
      .where("expires_at", ">", found.now.toISOString())
      .executeTakeFirst(),
    appraisalIfAny(database, found),
  ]);
  if (row) {
    const { fields, lookup } = row;
    const typed = Typed.parse({ fields: JSON.parse(fields), lookup: JSON.parse(lookup) });
    const expiresAt = appraisal?.expires_at ?? row.expires_at;
    return { ...typed, isConfirmed: appraisal !== null, expiresAt };
  }
  if (appraisal === null) throw new AppError("not-found", "no appraisal has this token");
  const { car } = contentOf(appraisal);
  const fields = fieldsOfCar(car);
  const { expires_at: expiresAt } = appraisal;
  return { fields, lookup: nothingLookedUp, isConfirmed: true, expiresAt };
}

async function appraisalIfAny(
  database: Database<TradeTables>,
  found: Found,
): Promise<AppraisalRow | null> {
  try {
    return await appraisalByToken(database, found);
  } catch (error) {
    if (hasErrorCode(error, "not-found")) return null;
    throw error;
  }
}

function fieldsOfCar(car: Car): Record<string, string> {
  const { modelYear, mileage, options, ...texts } = car;
  const typed = Object.entries({
    modelYear: String(modelYear),
    mileage: String(mileage),
    ...texts,
  });
  return Object.fromEntries([
    ...typed.flatMap(([name, text]): [string, string][] => (text === null ? [] : [[name, text]])),
    ...options.map((code): [string, string] => [optionField(code), "yes"]),
  ]);
}
