import { z } from "zod";

/**
 * The cookie banner. Tier 0 shows none; up to 1 every category is allowed; 2 adds the choice of
 * categories, 3 the refusal.
 */
export const Privacy = z.strictObject({
  cookieTier: z.union(
    [z.literal(0), z.literal(1), z.literal(2), z.literal(3)],
    "a tier: 0, 1, 2 or 3",
  ),
  /** True blocks the page while the banner is open. */
  lockBackground: z.boolean(),
});
export type Privacy = z.infer<typeof Privacy>;
