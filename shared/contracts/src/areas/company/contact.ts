import { z } from "zod";
import { HeadTexts } from "../../content-parts.ts";
import { endpoint } from "../../endpoint.ts";
import { Location } from "./contracts.ts";
import { MapPlace } from "./map-place.ts";

/** The contact page, as written in the dealer's file. */
export const ContactContent = z.object({
  head: HeadTexts,
  title: z.string(),
  /** One or two sentences under the title. */
  lead: z.string(),
  /** Heading of the form. */
  formTitle: z.string(),
  /** Heading of the stores with their map. */
  locationsTitle: z.string(),
  /** What not to write, such as account numbers. */
  warning: z.string().nullable().default(null),
  /** Places around the only store; a map of several stores shows none. */
  nearby: z.array(MapPlace).default([]),
});
export type ContactContent = z.infer<typeof ContactContent>;

export const Contact = ContactContent.extend({
  locations: z.array(Location).min(1),
  /**
   * Opening hours within which every store replies; null = no promise. Optional: services deployed before this field
   * existed omit it.
   */
  replyHours: z.number().nullable().default(null),
  /**
   * Sentences of consent to calls and texts, for a dealer with several stores: in the dealer's name, and in each
   * store's name by store id. Null = the form shows the sentence of the visitor's store. Optional: services deployed
   * before this field existed omit it.
   */
  consents: z
    .object({ dealer: z.string(), stores: z.record(z.string(), z.string()) })
    .nullable()
    .default(null),
  /**
   * Ids of each store's topics, by store id; empty for a dealer with one store. Optional: services deployed before this
   * field existed omit it.
   */
  topics: z.record(z.string(), z.array(z.string())).default({}),
});
export type Contact = z.infer<typeof Contact>;

export const getContact = endpoint({
  method: "GET",
  path: "/api/company/pages/contact",
  reply: Contact,
  errors: ["content-unknown", "dealer-unknown"],
});
