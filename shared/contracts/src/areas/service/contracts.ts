import { z } from "zod";
import { Callout, Card, Faq, HeadTexts, Hero, Section } from "../../content-parts.ts";
import { endpoint } from "../../endpoint.ts";
import { ValidOffer } from "./offers.ts";
import { ServiceChoice } from "./visit-parts.ts";

/** Content of the service index as written in the dealer's file. */
export const ServiceIndexContent = z.object({
  head: HeadTexts,
  hero: Hero,
  features: z.object({ title: z.string(), cards: z.array(Card) }),
  promo: Callout,
  /** Phone and hours are in `SiteContext.store.service`. Null = no appointments. */
  schedule: Section.nullable().default(null),
  tireCenter: Section,
  /** Heading of the first offers of today, which are the content of the list of offers; null = none are shown. */
  specials: z.object({ id: z.string(), title: z.string() }).nullable().default(null),
  /** Heading and fine print of the services of the dealer's scheduling settings; null = they are not listed. */
  services: z
    .object({ id: z.string(), title: z.string(), description: z.string(), disclaimer: z.string() })
    .nullable()
    .default(null),
  faq: Faq,
  terms: z.array(z.string()),
});
export type ServiceIndexContent = z.infer<typeof ServiceIndexContent>;

/** The reply for the service index, with the first offers that are valid today in the store's time zone. */
export const ServiceIndex = ServiceIndexContent.extend({
  offers: z.array(ValidOffer),
  /** Number of offers that are valid today. */
  offerCount: z.int(),
  /** Services that owners can book, in the order of the settings. */
  choices: z.array(ServiceChoice),
  /** Path where a visit is booked; null = by phone only. */
  schedulePath: z.string().nullable(),
});
export type ServiceIndex = z.infer<typeof ServiceIndex>;

export const getServiceIndex = endpoint({
  method: "GET",
  path: "/api/service/pages/index",
  reply: ServiceIndex,
  errors: ["content-unknown", "dealer-unknown"],
});
