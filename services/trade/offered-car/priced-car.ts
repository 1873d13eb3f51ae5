import { contentOf } from "../appraisals/appraisal-store.ts";
import type { AppraisalRow, OfferRow } from "../store/tables.ts";
import type { Valuation } from "../valuation/valuation.ts";
import type { PricedCar } from "./check-vin.ts";

/** The car of an appraisal, with the trim that its offer was priced as where the seller named none. */
export function pricedCar(appraisal: AppraisalRow, { valuation }: OfferRow): PricedCar {
  const stored = JSON.parse(valuation ?? "null") as Valuation | null;
  return { car: contentOf(appraisal).car, assumedTrim: stored?.assumedTrim ?? null };
}
