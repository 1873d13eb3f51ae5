import { z } from "zod";

/** Debt that is left on the car. */
export const Payoff = z.object({
  owedCents: z.int().nonnegative(),
  /** As typed. */
  lender: z.string().nullable(),
});
export type Payoff = z.infer<typeof Payoff>;
