import { z } from "zod";
import { orNull } from "./values.ts";

const count = z.int().min(1, "1 or more");
const span = z
  .strictObject({ min: count, max: count })
  .refine((range) => range.min <= range.max, { path: ["max"], error: "a value not below min" });

/**
 * The numbers in the dealer's advertising claims. Texts refer to them by name, so each is stated once.
 * Claims about credit are `creditClaims`.
 */
export const Claims = z.strictObject({
  engineWarrantyMiles: count,
  inspectionPoints: count,
  preApprovalSeconds: count,
  answerHours: span,
  oilChangeMiles: span,
  /** The dealer's own powertrain warranty of certified cars, whichever ends first; null = none comes with them. */
  certifiedWarranty: orNull(z.strictObject({ months: count, miles: count })),
});
export type Claims = z.infer<typeof Claims>;
