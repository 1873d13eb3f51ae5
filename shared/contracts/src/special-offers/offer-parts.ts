import { z } from "zod";
import { areDaysReversed, CalendarDay, isDay } from "../dealer-config/values.ts";
import { Condition } from "../vehicle.ts";
import { statesOtherExpiry } from "./stated-expiry.ts";

/** When an offer is valid, as the dealer writes it. */
export const OfferDates = z.object({
  startDate: CalendarDay,
  /** The last day; a monthly offer may have none. */
  endDate: CalendarDay.nullable().default(null),
  /** `monthly`: it expires with each month and begins anew with the next one. */
  recurring: z.enum(["monthly"]).nullable().default(null),
});

const Names = z.array(z.string().min(1, "a name, not empty")).min(1, "at least one name");
const Bound = z.int("a whole number").min(0).optional();
const Range = z
  .strictObject({ from: Bound, to: Bound })
  .refine(({ from, to }) => from !== undefined || to !== undefined, "from, to or both")
  .refine(({ from = 0, to = Infinity }) => from <= to, "from at most as large as to");

/** The vehicles that an offer is for: all conditions that it names have to hold. */
export const VehicleConditions = z.strictObject({
  condition: z.array(Condition).min(1, "at least one condition").optional(),
  make: Names.optional(),
  model: Names.optional(),
  year: Range.optional(),
  /** In miles. */
  mileage: Range.optional(),
});
export type VehicleConditions = z.infer<typeof VehicleConditions>;

interface Checked<T> {
  value: T;
  issues: z.core.$ZodRawIssue[];
}

/** Texts of an offer or a promotion that may state its last day. */
const datedTexts = ["title", "badge", "description", "price", "disclaimer"] as const;

/** Refuses a text that states another last day than `endDate`: customers would hold the dealer to the later one. */
export function checkStatedExpiry({
  value,
  issues,
}: Checked<
  Partial<Record<(typeof datedTexts)[number], string | null>> & { endDate: string | null }
>): void {
  const { endDate } = value;
  // A text that is no day is refused by the check of its own field.
  if (endDate !== null && !isDay(endDate)) return;
  const message =
    endDate === null
      ? "no last day, because the offer begins anew each month; {expires} is the day"
      : `the last day that endDate says, ${endDate}`;
  for (const key of datedTexts) {
    const text = value[key] ?? "";
    if (!statesOtherExpiry(text, endDate)) continue;
    issues.push({ code: "custom", path: [key], message, input: text });
  }
}

/** Refuses an offer that ends before it begins, and one without an end that is not monthly. */
export function checkOfferDates({
  value: { startDate, endDate, recurring },
  issues,
}: Checked<z.output<typeof OfferDates>>): void {
  if (endDate === null && recurring === null) {
    const message = "a last day, because the offer is not monthly";
    issues.push({ code: "custom", path: ["endDate"], message, input: endDate });
  }
  if (endDate !== null && areDaysReversed(startDate, endDate)) {
    const message = "a day on or after startDate";
    issues.push({ code: "custom", path: ["endDate"], message, input: endDate });
  }
}

/** Refuses offers with one id: both would have one address. */
export function checkOfferIds({ value: offers, issues }: Checked<readonly { id: string }[]>): void {
  for (const [index, { id }] of offers.entries()) {
    if (offers.findIndex((other) => other.id === id) === index) continue;
    const message = "an id of its own, because another offer has this one";
    issues.push({ code: "custom", path: [index, "id"], message, input: id });
  }
}

/** Properties of an offer on a day on which it is valid, in place of its dates and conditions. */
export const validOfferShape = {
  startDate: z.string(),
  /** The day with which it expires, and with which the disclaimer is filled. */
  expires: z.string(),
  /** True where it begins anew with the next month. */
  isMonthly: z.boolean().default(false),
  /** Conditions of the vehicle that it is for; null = every vehicle. */
  vehicles: VehicleConditions.nullable(),
  /** True where it is for the owner's vehicle, as far as that is known. */
  fits: z.boolean(),
};
