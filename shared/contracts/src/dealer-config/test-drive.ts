import { z } from "zod";

/** Test-drive slots, within the working hours of the sales department. */
export const TestDrive = z.strictObject({
  /** Minutes from one slot to the next. */
  slotMinutes: z.int("whole minutes").min(5, "5 minutes or more").max(240, "at most 240 minutes"),
  /** Minutes from a booking to the first slot that is offered. */
  leadTimeMinutes: z.int("whole minutes").min(0, "0 or more").max(10_080, "at most 10080"),
  /** Calendar days that can be booked, today included. */
  days: z.int("whole days").min(1, "1 or more").max(60, "at most 60"),
});
