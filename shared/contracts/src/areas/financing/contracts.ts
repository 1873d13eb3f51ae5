import { z } from "zod";
import { Faq, HeadTexts, Hero, Section, Steps } from "../../content-parts.ts";
import { endpoint } from "../../endpoint.ts";

/** The financing index. */
export const FinancingIndex = z.object({
  head: HeadTexts,
  hero: Hero,
  howItWorks: Steps,
  /** The ways to start: `pre-approval`, `credit-score`, `application`. */
  ways: z.array(Section),
  /** Programs for a particular need: amnesty, a dime down, bad or no credit. */
  programs: z.object({ title: z.string(), sections: z.array(Section) }),
  faq: Faq,
  /** The full fine print of the page's claims, shown at its end. */
  terms: z.array(z.string()),
});
export type FinancingIndex = z.infer<typeof FinancingIndex>;

export const getFinancingIndex = endpoint({
  method: "GET",
  path: "/api/financing/pages/index",
  reply: FinancingIndex,
  errors: ["content-unknown", "dealer-unknown"],
});
