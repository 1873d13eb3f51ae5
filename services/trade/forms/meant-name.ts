import { type CarForm, labelOfName } from "@forecourt/contracts/areas/trade/appraisal-form";
import type { TypedCar } from "./car-form-store.ts";

/**
 * The fields of a suggested name that the seller has chosen; none = the typed name is meant. Null = nothing like that
 * was suggested, such as when the form is from an older page.
 */
export function meantName(before: TypedCar | null, meant: string): CarForm["fields"] | null {
  if (meant === "") return {};
  const name = before?.lookup.suggestions?.find((one) => labelOfName(one) === meant);
  if (name === undefined) return null;
  const { make, model, series } = name;
  return { make, model, ...(series !== null && { series }) };
}
