import { z } from "zod";

/** A mail some days before something, by the store's clock. */
export const Reminder = z.strictObject({
  daysBefore: z.int("whole days").min(1, "1 or more").max(7, "at most 7"),
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time of day as HH:MM"),
});
export type Reminder = z.infer<typeof Reminder>;
