import type { Car } from "@forecourt/contracts/areas/trade/appraisal-parts";
import { changeOfferedCarForm } from "@forecourt/contracts/areas/trade/offer-forms";
import { appraisalPath, tradeOfferPath } from "@forecourt/contracts/areas/trade/trade-paths";
import { AppError } from "@forecourt/contracts/errors";
import { fillText } from "@forecourt/domain/fill-text";
import { maxCarText } from "@forecourt/domain/trade/car-form";
import { compactVin, vinFaultOf } from "@forecourt/domain/trade/vin-fault";
import type { Express } from "express";
import type { TradeSite } from "../appraisals/trade-site.ts";
import type { Deps } from "../deps.ts";
import { resultOf } from "../forms/look-up-start.ts";
import { mountForm, type SentForm } from "../forms/mount-form.ts";
import { acceptedAt, formContextOf, tooManyFault } from "../forms/offer-context.ts";
import { offerOrPath } from "../forms/offer-or-path.ts";
import {
  deleteReturnedForm,
  insertReturnedForm,
  returnedFormOf,
} from "../forms/returned-form-store.ts";
import { inspectedOffer } from "../inspections/inspected-offer.ts";
import { limitNetwork } from "../limits/network-limit.ts";
import { changeCar } from "../offered-car/change-car.ts";
import { foundCar } from "../offered-car/check-vin.ts";

/** Changes which car an offer is for: its trim, or the car of a VIN. The offer is made again at once. */
export function offeredCarFormRoute(app: Express, deps: Deps): void {
  mountForm(app, changeOfferedCarForm, async (form) => {
    const context = await formContextOf(deps, form);
    if ((await inspectedOffer(deps.database, context.appraisal)) !== null) {
      return acceptedAt(form.token, "inspection");
    }
    try {
      await limitNetwork(deps, form, "save");
    } catch (error) {
      tooManyFault(error, context, form);
      return { location: `${tradeOfferPath(form.token)}?busy=1`, faults: {}, isLead: false };
    }
    const change = await changeOf(deps, form);
    // The car of the VIN has to be described by hand.
    if (change === null) {
      return { location: appraisalPath(form.token, "car"), faults: {}, isLead: false };
    }
    const appraisal = await changeCar(deps, { site: context.site, token: form.token }, change);
    await askAgain(deps, appraisal.id, context.site);
    const elsewhere = await offerOrPath(deps, form, { ...context, appraisal });
    if (elsewhere === null) return acceptedAt(form.token, "changed");
    return { location: elsewhere, faults: {}, isLead: false };
  });
}

/** Keeps the texts that were typed to keep the former offer; they are sent again for the new offer. */
async function askAgain(
  { database, now }: Deps,
  appraisalId: string,
  { texts }: TradeSite,
): Promise<void> {
  const returned = await returnedFormOf(database, { appraisalId, now: now() });
  if (returned?.form !== "keep") return deleteReturnedForm(database, appraisalId);
  const { vin: _vin, ...fields } = returned.fields;
  const faults = { form: fillText(texts, "trade.fault.offer-changed") };
  await insertReturnedForm(database, {
    appraisalId,
    form: { form: "keep", fields, faults },
    now: now(),
  });
}

/** @throws AppError bad-body: neither a trim nor a VIN */
async function changeOf(deps: Deps, form: SentForm): Promise<Partial<Car> | null> {
  const { series, vin } = form.fields;
  if (vin === undefined) return { series: trimOf(series) };
  if (vinFaultOf(vin) !== null) throw new AppError("bad-body", "vin: expected a VIN");
  const typed = compactVin(vin);
  const result = await resultOf(deps, { by: "vin", vin: typed }, form);
  const car = result.status === "found" ? foundCar(result.cars) : null;
  return car && { ...car, vin: typed };
}

function trimOf(typed: string | undefined): string {
  const series = typed?.trim() ?? "";
  if (series === "" || series.length > maxCarText.series) {
    throw new AppError("bad-body", "series: expected a trim");
  }
  return series;
}
