import { z } from "zod";

/**
 * A mask with a 9 for each of the ten digits: `(999) 999-9999`. The only other digit allowed is a
 * leading country code, because others would be parsed as part of the number. For display and ADF only.
 */
const Mask = z
  .string()
  .refine(
    (mask) => /^(?:\+?1)?(?:\D*9){10}\D*$/.test(mask),
    "a mask with ten nines such as (999) 999-9999",
  );

export const PhoneMasks = z.strictObject({
  general: Mask,
  input: Mask,
  email: Mask,
  adf: Mask,
});
export type PhoneMasks = z.infer<typeof PhoneMasks>;
