import type { Car } from "@forecourt/contracts/areas/trade/appraisal-parts";
import { changeAppraisal, contentOf } from "../appraisals/appraisal-store.ts";
import type { TradeSite } from "../appraisals/trade-site.ts";
import type { Deps } from "../deps.ts";
import { carFormByToken, putCarForm } from "../forms/car-form-store.ts";
import type { AppraisalRow } from "../store/tables.ts";

type ChangeDeps = Pick<Deps, "database" | "now">;

interface Changing {
  site: TradeSite;
  token: string;
}

/** Describes the car of an appraisal otherwise, also in the form in which it can be corrected. */
export async function changeCar(
  { database, now }: ChangeDeps,
  { site, token }: Changing,
  change: Partial<Car>,
): Promise<AppraisalRow> {
  const found = { dealerId: site.dealerId, token, now: now() };
  const row = await changeAppraisal(database, found, ({ car, answers }) => ({
    car: { ...car, ...change },
    answers,
  }));
  const { fields, lookup } = await carFormByToken(database, found);
  await putCarForm(
    database,
    { ...found, storeId: row.store_id },
    // Without the cars to choose from: the choice is made.
    { fields: { ...fields, ...identityOf(contentOf(row).car) }, lookup: { ...lookup, cars: [] } },
  );
  return row;
}

/** Adds the VIN to a car whose offer stays as it is. */
export async function addVin(
  { database }: ChangeDeps,
  row: AppraisalRow,
  vin: string,
): Promise<AppraisalRow> {
  const car = JSON.stringify({ ...contentOf(row).car, vin });
  await database.query
    .updateTable("trade_appraisals")
    .set({ car })
    .where("id", "=", row.id)
    .where("revision", "=", row.revision)
    .execute();
  return { ...row, car };
}

/** The fields of the form. */
function identityOf({ vin, modelYear, make, model, series, style }: Car): Record<string, string> {
  return {
    ...(vin !== null && { vin }),
    modelYear: String(modelYear),
    make,
    model,
    series: series ?? "",
    style: style ?? "",
    choice: "",
  };
}
