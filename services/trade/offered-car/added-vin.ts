import { withoutVinField } from "@forecourt/contracts/areas/trade/trade-paths";
import { fillText } from "@forecourt/domain/fill-text";
import { vinFaultOf } from "@forecourt/domain/trade/vin-fault";
import { contentOf } from "../appraisals/appraisal-store.ts";
import type { Deps } from "../deps.ts";
import type { SentForm } from "../forms/mount-form.ts";
import type { FormContext } from "../forms/offer-context.ts";
import type { ReturnedForm } from "../forms/returned-form-store.ts";
import type { AppraisalRow, OfferRow } from "../store/tables.ts";
import { addVin } from "./change-car.ts";
import { checkVin } from "./check-vin.ts";
import { pricedCar } from "./priced-car.ts";

type OfferContext = FormContext & { offer: OfferRow };

/** The VIN that a form adds to an offer; empty = none, or the car has one. */
export function vinToAdd({ fields }: SentForm, appraisal: AppraisalRow): string {
  if ((fields[withoutVinField] ?? "") !== "") return "";
  return contentOf(appraisal).car.vin === null ? (fields["vin"]?.trim() ?? "") : "";
}

/** Faults in the characters of a VIN, by field. */
export function typedVinFaults(
  vin: string,
  { site: { texts } }: FormContext,
): Record<string, string> {
  const fault = vin === "" ? null : vinFaultOf(vin);
  return fault === null ? {} : { vin: fillText(texts, `trade.fault.${fault.code}`, fault.values) };
}

/** The appraisal with its VIN, or how the form returns because the VIN belongs to another car. */
export async function withVin(
  deps: Deps,
  form: SentForm,
  { context, vin }: { context: OfferContext; vin: string },
): Promise<{ appraisal: AppraisalRow } | Pick<ReturnedForm, "faults" | "otherCar">> {
  const { appraisal, offer, site } = context;
  if (vin === "") return { appraisal };
  const priced = pricedCar(appraisal, offer);
  const found = await checkVin(deps, vin, priced, form);
  if (found.kind === "same") return { appraisal: await addVin(deps, appraisal, found.vin) };
  const { modelYear, make, model, series } = priced.car;
  const name = `${modelYear} ${make} ${model}`;
  const trim = series ?? priced.assumedTrim;
  const isTrim = found.kind === "trim";
  const values = {
    found: isTrim ? `${name} ${found.series}` : found.name,
    car: isTrim && trim !== null ? `${name} ${trim}` : name,
  };
  return {
    faults: { vin: fillText(site.texts, "trade.fault.vin-other", values) },
    ...((isTrim || found.car !== null) && { otherCar: values.found }),
  };
}
