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
  /** What visitors know around the only store; a map of several stores shows none. */
  nearby: z.array(MapPlace).default([]),
});
export type ContactContent = z.infer<typeof ContactContent>;

export const Contact = ContactContent.extend({
  locations: z.array(Location).min(1),
  /** Opening hours within which every store replies; null = not said. A service from before them sends none. */
  replyHours: z.number().nullable().default(null),
  /**
   * Of a dealer with several stores: the sentence on calls and texts in the dealer's name, and by id of the store in its
   * name. Null = the form shows that of the visitor's store; a service from before it sends none.
   */
  consents: z
    .object({ dealer: z.string(), stores: z.record(z.string(), z.string()) })
    .nullable()
    .default(null),
  /** The ids of the topics of each store, by its id; empty for a dealer with one store. A service from before them sends none. */
  topics: z.record(z.string(), z.array(z.string())).default({}),
});
export type Contact = z.infer<typeof Contact>;

export const getContact = endpoint({
  method: "GET",
  path: "/api/company/pages/contact",
  reply: Contact,
  errors: ["content-unknown", "dealer-unknown"],
});
