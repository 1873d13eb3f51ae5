import { z } from "zod";
import { Cents, Line, orNull, Slug } from "./values.ts";

/**
 * The dealer's own fees. Each is a line of its own and part of every advertised price; taxes and
 * charges of the government are not fees. A cleared fee is not charged.
 */
export const Fees = z.strictObject({
  documentaryCents: orNull(Cents),
  thirtyDayDriveCents: orNull(Cents),
  others: z.array(z.strictObject({ id: Slug, label: Line, amountCents: Cents })),
});
export type Fees = z.infer<typeof Fees>;
