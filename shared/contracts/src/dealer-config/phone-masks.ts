import { z } from "zod";

/** A mask with a 9 for each of the ten digits: `(999) 999-9999`. For display and ADF only. */
const Mask = z
  .string()
  .refine(
    (mask) => mask.split("9").length - 1 === 10,
    "a mask with ten nines such as (999) 999-9999",
  );

export const PhoneMasks = z.strictObject({
  general: Mask,
  input: Mask,
  email: Mask,
  adf: Mask,
  search: Mask,
});
export type PhoneMasks = z.infer<typeof PhoneMasks>;
