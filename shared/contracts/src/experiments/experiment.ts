import { cohortCount } from "@forecourt/domain/experiments/cohorts";
import { z } from "zod";
import { PageOrPath } from "../dealer-config/page-or-path.ts";
import { areDaysReversed, CalendarDay, Line, orNull, Slug } from "../dealer-config/values.ts";
import { languagePattern } from "../language.ts";
import { eventValues, type TrackedEvent } from "../tracking-events.ts";

/** Names of experiments and variants: they are parts of keys, and short enough for a header. */
export const ExperimentName = Slug;

const Percent = z.int("a whole number of percent").min(1, "at least 1").max(100, "at most 100");

const Cohort = z
  .int("a whole number")
  .min(0, "a cohort from 0")
  .max(cohortCount - 1, `a cohort up to ${cohortCount - 1}`);

const Variant = z.strictObject({
  /** In percent of the visitors who take part. */
  share: Percent,
  /** Settings that replace those of the store; which ones may be changed is checked when they are loaded. */
  settings: z.record(z.string(), z.json()).default({}),
  /** Texts that replace others, by language and key. */
  langs: z
    .record(z.string().regex(languagePattern, "a language such as es"), z.record(z.string(), Line))
    .default({}),
});

/** Variants by name; the first one is what the others are compared with. */
const VariantsOfExperiment = z
  .record(ExperimentName, Variant)
  .refine(
    (variants) => Object.keys(variants).length >= 2 && Object.keys(variants).length <= 4,
    "two to four variants",
  )
  .refine(
    (variants) => Object.values(variants).reduce((sum, { share }) => sum + share, 0) === 100,
    "variants whose shares sum up to 100",
  );

const eventNames = Object.keys(eventValues) as [TrackedEvent, ...TrackedEvent[]];

/** A file `experiments/<name>.json` of a dealer. */
export const Experiment = z
  .strictObject({
    /** Description of the experiment for people. */
    description: orNull(Line),
    /** The first and the last day, in the time zone of the store. */
    starts: CalendarDay,
    ends: CalendarDay,
    /** The pages that differ: true = all. */
    pages: z
      .union([z.literal(true), z.array(PageOrPath).min(1, "at least one page")])
      .default(true),
    /** Only for visitors whose address has these parameters; null = with any value. */
    query: z
      .record(
        z.string().regex(/^[a-z0-9_-]{1,40}$/i, "the name of a parameter"),
        orNull(z.string().max(100, "a value of at most 100 characters")),
      )
      .default({}),
    /** Only for visitors of these stores; null = all. */
    stores: orNull(z.array(Slug).min(1, "at least one store")),
    /** Only for these cohorts, so that two experiments can be kept apart. */
    cohorts: z
      .tuple([Cohort, Cohort])
      .refine(([first, last]) => first <= last, "the first cohort, then the last one")
      .default([0, cohortCount - 1]),
    allocationPercent: Percent.default(100),
    /** The event that counts as success. */
    outcome: z.enum(eventNames, `an event: ${eventNames.join(", ")}`).default("Lead"),
    variants: VariantsOfExperiment,
  })
  .refine(({ starts, ends }) => !areDaysReversed(starts, ends), {
    path: ["ends"],
    error: "a day that is not before the first one",
  });
export type Experiment = z.infer<typeof Experiment>;
