import { z } from "zod";
import { Callout, Faq, HeadTexts, Hero, Section, Steps } from "../../content-parts.ts";
import { endpoint } from "../../endpoint.ts";

/** A page that explains one way to finance a car: with bad credit, or instead of buy here, pay here. */
export const FinancingGuide = z.object({
  head: HeadTexts,
  hero: Hero,
  howItWorks: Steps,
  sections: z.array(Section).min(1, "at least one section"),
  faq: Faq,
  /** The fine print of the page, shown at its end. */
  terms: z.array(z.string()).min(1, "at least one disclosure"),
});
export type FinancingGuide = z.infer<typeof FinancingGuide>;

export const getBadCredit = endpoint({
  method: "GET",
  path: "/api/financing/pages/bad-credit",
  reply: FinancingGuide,
  errors: ["content-unknown", "dealer-unknown"],
});

export const getBuyHerePayHere = endpoint({
  method: "GET",
  path: "/api/financing/pages/buy-here-pay-here",
  reply: FinancingGuide,
  errors: ["content-unknown", "dealer-unknown"],
});

const Points = z.array(z.string().min(1, "a text, not empty")).min(1, "at least one point");

/** One product that a buyer may add to a purchase. */
export const ProtectionPlan = z.object({
  title: z.string(),
  description: z.string(),
  covered: Points,
  notCovered: Points,
  /** Company that has to fulfill the contract. Without a default: only the dealer knows it. */
  obligor: z.string().min(1, "who has to fulfill the contract"),
  /** As advertised; null = no price is advertised. */
  price: z.string().min(1, "a price, not empty").nullable().default(null),
});
export type ProtectionPlan = z.infer<typeof ProtectionPlan>;

/** The protection plans that a dealer sells; a plan that is null is not sold. */
export const ProtectionPlans = z.object({
  head: HeadTexts,
  hero: Hero,
  /**
   * Notice that plans are optional and never a condition of credit (12 CFR 1026.4(d)(3) for debt cancellation; a
   * required plan would be part of the finance charge, 12 CFR 1026.4(a)).
   */
  optional: Callout,
  plans: z.object({
    title: z.string(),
    labels: z.object({
      covered: z.string(),
      notCovered: z.string(),
      obligor: z.string(),
      price: z.string(),
    }),
    serviceContract: ProtectionPlan.nullable().default(null),
    gap: ProtectionPlan.nullable().default(null),
    tireAndWheel: ProtectionPlan.nullable().default(null),
    prepaidMaintenance: ProtectionPlan.nullable().default(null),
  }),
  sections: z.array(Section),
  faq: Faq,
  terms: z.array(z.string()).min(1, "at least one disclosure"),
});
export type ProtectionPlans = z.infer<typeof ProtectionPlans>;

export const getProtectionPlans = endpoint({
  method: "GET",
  path: "/api/financing/pages/protection-plans",
  reply: ProtectionPlans,
  errors: ["content-unknown", "dealer-unknown"],
});
