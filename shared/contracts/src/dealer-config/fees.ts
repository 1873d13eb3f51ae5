import { z } from "zod";
import { Cents, Line, orNull, Slug } from "./values.ts";

/**
 * The dealer's fees. Each is listed separately and included in every advertised price. Taxes and
 * government fees are not among them. Null = not charged.
 */
export const Fees = z.strictObject({
  documentaryCents: orNull(Cents),
  thirtyDayDriveCents: orNull(Cents),
  others: z.array(z.strictObject({ id: Slug, label: Line, amountCents: Cents })),
});
export type Fees = z.infer<typeof Fees>;
