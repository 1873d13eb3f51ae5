import { z } from "zod";

/** Text messages with verification codes. They cost money, and some numbers cost much more. */
export const PhoneCodes = z.strictObject({
  /** Area codes that are refused by default, see `services/visitor/phone/refused-number.ts`: "876". */
  allowedAreaCodes: z.array(z.string().regex(/^[2-9]\d\d$/, "an area code of three digits: 876")),
  /** Maximum messages within 24 hours for all visitors of all stores together. */
  maxPerDay: z.int("a whole number").min(1, "1 or more").max(10_000, "at most 10000"),
});
