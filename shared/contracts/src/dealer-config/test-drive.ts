import { z } from "zod";

/** When cars can be driven: within the working hours of the sales department. */
export const TestDrive = z.strictObject({
  /** From one time that is offered to the next. */
  slotMinutes: z.int("whole minutes").min(5, "5 minutes or more").max(240, "at most 240 minutes"),
  /** From a booking to the first time that is offered. */
  leadTimeMinutes: z.int("whole minutes").min(0, "0 or more").max(10_080, "at most 10080"),
  /** Days of the calendar, today among them. */
  days: z.int("whole days").min(1, "1 or more").max(60, "at most 60"),
});
