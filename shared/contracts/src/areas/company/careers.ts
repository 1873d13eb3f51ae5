import { z } from "zod";
import { Block, HeadTexts } from "../../content-parts.ts";
import { Line, Slug } from "../../dealer-config/values.ts";
import { endpoint } from "../../endpoint.ts";

/** An open position. */
const Position = z.object({
  title: Line,
  /** Ids of the stores that are hiring; missing = all. */
  stores: z.array(Slug).min(1, "at least one store").optional(),
  /** "Full time, Monday to Friday" */
  hours: Line,
  description: Line,
});

/** The page about working for the dealer, as written in its file. */
export const CareersContent = z.object({
  head: HeadTexts,
  title: z.string(),
  lead: z.string(),
  positionsTitle: z.string(),
  /** Said where nothing is open. */
  noPositions: z.string(),
  positions: z.array(Position).default([]),
  formTitle: z.string(),
  /** The choice of a visitor who asks for a position that is not listed. */
  otherPosition: Line,
  body: z.array(Block).min(1, "at least one paragraph"),
});
export type CareersContent = z.infer<typeof CareersContent>;

export const Careers = CareersContent.extend({
  /** `place` names the stores; null = all stores, or the only one. */
  positions: z.array(Position.omit({ stores: true }).extend({ place: z.string().nullable() })),
});
export type Careers = z.infer<typeof Careers>;

export const getCareers = endpoint({
  method: "GET",
  path: "/api/company/pages/careers",
  reply: Careers,
  errors: ["content-unknown", "dealer-unknown"],
});
