import { z } from "zod";

/** Confirms that a lead is stored; its mail is sent afterwards. */
export const Receipt = z.object({
  /** Short enough to be read out on the phone: `F-7K3Q2M`. */
  number: z.string(),
  /** Address of the inquiry's page, `/inquiry/{token}`; cannot be guessed. */
  token: z.string().regex(/^[\w-]{22,64}$/, "a token of an inquiry"),
  /** Early-access vehicles that this lead has unlocked in this browser; missing = none. */
  unlocked: z.int().min(1).optional(),
  /** For services of the site alone, never for a browser: whether the letter to the shopper will be mailed. */
  isLetterQueued: z.boolean().optional(),
});
export type Receipt = z.infer<typeof Receipt>;
