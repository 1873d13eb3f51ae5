import { serviceOffersPath } from "@forecourt/contracts/areas/service/offer-paths";
import type { OwnersVehicle } from "@forecourt/contracts/areas/service/offers";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/domain/fill-text";
import { vehicleName } from "./owners-vehicle.ts";
import type { VehicleFormData } from "./vehicle-form-data.ts";

const fields = ["year", "make", "model"] as const;

/** The form, filled in with the known facts about the car. */
export function vehicleFormView(
  { texts }: SiteContext,
  vehicle: OwnersVehicle,
  { count, typedYear, newestYear }: { count: number; typedYear: string; newestYear: number },
): VehicleFormData {
  // The form keeps a typed value beside the message about its fault.
  const isWrongYear = typedYear !== "" && vehicle.year === undefined;
  const text = (key: string) => fillText(texts, `service.offer.vehicle${key}`);
  const name = vehicleName(vehicle);
  const result = `service.offer.vehicle.${count === 0 ? "none" : "shown"}`;
  return {
    title: text(""),
    help: text(".help"),
    action: serviceOffersPath,
    fields: fields.map((field) => ({
      name: field,
      label: text(`.${field}`),
      value: field === "year" ? typedYear : (vehicle[field] ?? ""),
      isNumber: field === "year",
      ...(field === "year" &&
        isWrongYear && {
          error: fillText(texts, "service.offer.vehicle.year.error", { last: String(newestYear) }),
        }),
    })),
    show: text(".show"),
    shown:
      name === ""
        ? null
        : { text: fillText(texts, result, { vehicle: name }), clear: text(".clear") },
  };
}
