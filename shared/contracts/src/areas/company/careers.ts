import { isValidOn } from "@forecourt/domain/offers/offer-days";
import { z } from "zod";
import { Block, HeadTexts, Steps } from "../../content-parts.ts";
import {
  areDaysReversed,
  CalendarDay,
  Cents,
  Line,
  orNull,
  Slug,
} from "../../dealer-config/values.ts";
import { endpoint } from "../../endpoint.ts";
import { careersPath, positionPath } from "../../paths/position-path.ts";
import type { EntriesOn } from "../define-area.ts";

/** The least an hour may pay, federally (29 U.S.C. 206), and the most that is no mistake in the number of digits. */
const payLimits = {
  hour: {
    least: 725,
    most: 30_000,
    words: "an hourly pay in cents, from 725 to 30000: $22 is 2200",
  },
  year: {
    least: 1_000_000,
    most: 100_000_000,
    words: "a yearly pay in cents, from 1000000 to 100000000: $42,000 is 4200000",
  },
} as const;

/** Pay of a position before commission, as a range or "from". */
const Pay = z
  .object({
    kind: z.enum(["hour", "year"]),
    fromCents: Cents,
    /** Null = no upper end is named. */
    toCents: orNull(Cents),
    /** True = commission is paid in addition. */
    commission: z.boolean().default(false),
    /** Note on the parts of the pay: "Plus a bonus of up to $500 a month". */
    note: orNull(Line),
  })
  .superRefine(({ kind, fromCents, toCents }, context) => {
    const { least, most, words } = payLimits[kind];
    const refuse = (key: string, message: string) =>
      context.addIssue({ code: "custom", path: [key], message });
    if (fromCents < least || fromCents > most) refuse("fromCents", words);
    if (toCents === null) return;
    if (toCents < fromCents) refuse("toCents", "an amount that is not below fromCents");
    else if (toCents > most) refuse("toCents", words);
  });

/** An open position. */
const Position = z.object({
  /** The last part of the address of its page; null = it has none, only an entry in the list. */
  id: orNull(Slug),
  title: Line,
  /** Ids of the stores that are hiring; missing = all. */
  stores: z.array(Slug).min(1, "at least one store").optional(),
  employmentType: orNull(z.enum(["full-time", "part-time", "temporary", "internship"])),
  /** Days and shift: "Monday to Friday, 8 a.m. to 5 p.m." */
  hours: Line,
  description: Line,
  /** Null = the dealer names none. */
  pay: orNull(Pay),
  /** Duties of the position: "Write down what a customer hears and feels". */
  duties: z.array(Line).default([]),
  /** Requirements for the position: "A valid driver’s license". */
  requirements: z.array(Line).default([]),
  /** Benefits of the position: "Health, dental and vision insurance". */
  benefits: z.array(Line).default([]),
  /** The day on which it was posted, from which it is listed; null = not said. */
  startDate: orNull(CalendarDay),
  /** The last day to apply; null = until the dealer removes the position. */
  endDate: orNull(CalendarDay),
});
export type Position = z.infer<typeof Position>;

/** Benefits of every position. */
const Benefits = z.object({
  title: Line,
  list: z.array(Line).min(1, "at least one benefit"),
  /** Note on exceptions: "Part-time jobs come with …". */
  note: orNull(Line),
});

function checkPositions(positions: readonly Position[], context: z.RefinementCtx): void {
  const refuse = (path: [number, string], message: string) =>
    context.addIssue({ code: "custom", path, message });
  for (const [index, { id, startDate, endDate }] of positions.entries()) {
    if (id !== null && positions.findIndex((other) => other.id === id) !== index) {
      refuse([index, "id"], "an id of its own, because another position has this one");
    }
    if (startDate !== null && endDate !== null && areDaysReversed(startDate, endDate)) {
      refuse([index, "endDate"], "a day on or after startDate");
    }
  }
}

/** The page about working for the dealer, as written in its file. */
export const CareersContent = z.object({
  head: HeadTexts,
  title: z.string(),
  lead: z.string(),
  positionsTitle: z.string(),
  /** Shown when no position is open. */
  noPositions: z.string(),
  positions: z.array(Position).default([]).superRefine(checkPositions),
  /** Null = the list of positions has no part about benefits. */
  benefits: orNull(Benefits),
  /** What happens after an application, and how long it takes; null = not said. */
  hiring: orNull(Steps),
  formTitle: z.string(),
  /** Label of the choice for a position that is not listed. */
  otherPosition: Line,
  body: z.array(Block).min(1, "at least one paragraph"),
});
export type CareersContent = z.infer<typeof CareersContent>;

/** A position as visitors see it. */
export const OpenPosition = Position.omit({ stores: true }).extend({
  /** Names the stores; null = all stores, or the only one. */
  place: z.string().nullable(),
  /** Ids of the stores; empty = all. Optional: services deployed before this field existed omit it. */
  storeIds: z.array(z.string()).default([]),
  /**
   * Sentence of consent to calls and texts in the name of the store that is hiring, or of the dealer where several
   * stores are; null = the sentence of the visitor's store. Optional: services deployed before this field existed omit
   * it.
   */
  consent: z.string().nullable().default(null),
});
export type OpenPosition = z.infer<typeof OpenPosition>;

export const Careers = CareersContent.extend({
  /** Positions that are open on the store's day. */
  positions: z.array(OpenPosition),
  /**
   * Open days within which an application is answered; null = no promise. Optional: services deployed before this field
   * existed omit it.
   */
  replyDays: z.number().nullable().default(null),
  /**
   * Sentence of consent to calls and texts in the dealer's name; null = the sentence of the visitor's store. Optional:
   * services deployed before this field existed omit it.
   */
  consent: z.string().nullable().default(null),
});
export type Careers = z.infer<typeof Careers>;

export const getCareers = endpoint({
  method: "GET",
  path: "/api/company/pages/careers",
  reply: Careers,
  errors: ["content-unknown", "dealer-unknown"],
});

/**
 * The pages of the positions that are open on a day. The list of them comes first, because it is never empty: it
 * takes applications for other positions, too.
 */
export const positionEntries: EntriesOn = (content, day) => {
  const { positions } = CareersContent.parse(content);
  const open = positions.filter((position) => isOpenOn(position, day));
  const paths = open.flatMap(({ id }) => (id === null ? [] : [positionPath(id)]));
  return [careersPath, ...paths];
};

/** Whether a position is listed on a calendar day of the store. */
export function isOpenOn(
  { startDate, endDate }: Pick<Position, "startDate" | "endDate">,
  day: string,
): boolean {
  return isValidOn({ startDate: startDate ?? day, endDate }, day);
}
