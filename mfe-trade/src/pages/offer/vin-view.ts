import { changeOfferedCarForm } from "@forecourt/contracts/areas/trade/offer-forms";
import type { OtherCarData, VinFieldData } from "./offer-form-data.ts";
import type { OfferContext } from "./offer-page-view.ts";

type Form = "keep" | "drop-off";

/** Asks for the VIN in a form; null = the car has one. */
export function vinView({ page, text }: OfferContext, form: Form): VinFieldData | null {
  if (page.car.vin !== null) return null;
  const sent = page.returned?.form === form ? page.returned : null;
  return {
    label: text("vin.label"),
    help: text("vin.help"),
    without: text("vin.without"),
    value: sent?.fields["vin"] ?? "",
    error: sent?.faults["vin"] ?? null,
  };
}

/** Makes the offer for the car of the VIN that was typed; null = it is the described one. */
export function otherCarView({ page, token, text }: OfferContext, form: Form): OtherCarData | null {
  const sent = page.returned?.form === form ? page.returned : null;
  const car = sent?.otherCar;
  if (sent === null || car === undefined) return null;
  return {
    title: text("vin.other.title", { car }),
    text: text("vin.other.text"),
    action: changeOfferedCarForm.path.replace(":token", token),
    label: text("vin.other.submit", { car }),
    vin: sent.fields["vin"] ?? "",
  };
}
