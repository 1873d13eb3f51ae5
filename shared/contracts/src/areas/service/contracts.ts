import { z } from "zod";
import { Callout, Card, Faq, HeadTexts, Hero, Section } from "../../content-parts.ts";
import { endpoint } from "../../endpoint.ts";

/** A special of the service department, valid from the first to the last day, both included. */
export const ServiceSpecial = z.object({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "lower-case letters, digits and hyphens"),
  title: z.string(),
  badge: z.string().nullable().default(null),
  description: z.string(),
  disclaimer: z.string(),
  startDate: z.iso.date("a date as YYYY-MM-DD"),
  endDate: z.iso.date("a date as YYYY-MM-DD"),
});
export type ServiceSpecial = z.infer<typeof ServiceSpecial>;

/** Content of the service index as written in the dealer's file, with past and future specials. */
export const ServiceIndexContent = z.object({
  head: HeadTexts,
  hero: Hero,
  features: z.object({ title: z.string(), cards: z.array(Card) }),
  promo: Callout,
  /** Phone and hours are in `SiteContext.store.service`. Null = no appointments. */
  schedule: Section.nullable().default(null),
  tireCenter: Section,
  specials: z
    .object({
      id: z.string(),
      title: z.string(),
      /** Shown when no special is valid today. */
      empty: z.string(),
      offers: z.array(ServiceSpecial),
    })
    .nullable()
    .default(null),
  faq: Faq,
  terms: z.array(z.string()),
});
export type ServiceIndexContent = z.infer<typeof ServiceIndexContent>;

/** The reply for the service index, with only the specials that are valid today in the store's time zone. */
export const ServiceIndex = ServiceIndexContent.extend({
  /** URL of an external scheduling page; null = none. */
  scheduleLink: z.string().nullable(),
});
export type ServiceIndex = z.infer<typeof ServiceIndex>;

export const getServiceIndex = endpoint({
  method: "GET",
  path: "/api/service/pages/index",
  reply: ServiceIndex,
  errors: ["content-unknown", "dealer-unknown"],
});
