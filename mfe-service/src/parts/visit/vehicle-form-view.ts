import type { BookingOptions } from "@forecourt/contracts/areas/service/visit-parts";
import { keepVinField } from "@forecourt/contracts/areas/service/visit-paths";
import type { SiteContext } from "@forecourt/contracts/site";
import { firstVinYear } from "@forecourt/domain/trade/first-model-year";
import type { FormRejection } from "@forecourt/ui/forms/rejection-summary";
import type { FormState } from "./form-fields.ts";
import { problemsView } from "./problems-view.ts";
import { serviceCall } from "./service-call.ts";
import { pickTexts, siteText, type VisitTexts } from "./visit-text.ts";

/** The form that says which vehicle an owner brings. */
export interface VehicleFormData extends FormState {
  /** Action of the form. */
  action: string;
  labels: VisitTexts;
  /** Model years, the newest first. */
  years: { newest: number; oldest: number };
  /** Suggestions: models by make, separated by ", ". */
  models: Readonly<Record<string, string>>;
  problems: FormRejection | null;
  /** The VIN that is that of another vehicle, to be confirmed; null = none. */
  otherVin: string | null;
  /** The offer that the booking begins with; null = none. */
  offer: string | null;
  /** The store where a new booking begins; null = it has begun. */
  store: string | null;
}

interface VehicleFormOptions extends FormState {
  action: string;
  options: Pick<BookingOptions, "latestModelYear" | "models">;
  offer?: string | null;
  store?: string | null;
}

export function vehicleFormView(
  site: SiteContext,
  { action, fields, faults, options, offer = null, store = null }: VehicleFormOptions,
): VehicleFormData {
  const t = siteText(site.texts);
  const labels = [
    ["vin", t("vehicle.vin")],
    ["modelYear", t("vehicle.modelYear")],
    ["make", t("vehicle.make")],
    ["model", t("vehicle.model")],
    ["trim", t("vehicle.trim")],
    ["mileage", t("vehicle.mileage")],
  ] as const;
  return {
    action,
    fields,
    faults,
    offer,
    store,
    labels: pickTexts(site.texts, ["vehicle."]),
    years: { newest: options.latestModelYear, oldest: firstVinYear },
    models: options.models,
    otherVin: faults["vin"] === undefined ? null : (fields[keepVinField] ?? null),
    problems: problemsView(t, { faults }, { labels, call: serviceCall(site) }),
  };
}
