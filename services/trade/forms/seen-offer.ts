import { seenOfferField } from "@forecourt/contracts/areas/trade/trade-paths";
import type { OfferRow } from "../store/tables.ts";
import type { SentForm } from "./mount-form.ts";

/** Whether a form was sent from the page of another offer than the one that counts now. */
export function isOfOtherOffer(
  { fields }: SentForm,
  { number }: Pick<OfferRow, "number">,
): boolean {
  const seen = fields[seenOfferField] ?? "";
  return seen !== "" && seen !== number;
}
