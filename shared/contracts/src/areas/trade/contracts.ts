import { z } from "zod";
import { HeadTexts, Hero, Section, Steps } from "../../content-parts.ts";
import { endpoint } from "../../endpoint.ts";

/** Table that compares three ways to sell a car. */
export const Comparison = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  columns: z.array(z.string()).length(3, "three columns"),
  /** One cell for each column. */
  rows: z
    .array(z.object({ label: z.string(), cells: z.array(z.string()).length(3, "three cells") }))
    .min(1, "at least one row"),
});
export type Comparison = z.infer<typeof Comparison>;

/** The sell and trade index. */
export const TradeIndex = z.object({
  head: HeadTexts,
  hero: Hero,
  howItWorks: Steps,
  comparison: Comparison,
  /** Sections on how long an offer is valid, what to bring, and what happens to a loan. */
  sections: z.array(Section),
  terms: z.array(z.string()),
});
export type TradeIndex = z.infer<typeof TradeIndex>;

export const getTradeIndex = endpoint({
  method: "GET",
  path: "/api/trade/pages/index",
  reply: TradeIndex,
  errors: ["content-unknown", "dealer-unknown"],
});
