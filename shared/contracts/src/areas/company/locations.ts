import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { Location } from "./contracts.ts";
import { RatedReviews } from "./reviews.ts";
import { ListedMember } from "./team.ts";

/** What a store does for its customers, in the order of its page. */
export const LocationService = z.enum(["sales", "financing", "trade", "service", "offers"]);
export type LocationService = z.infer<typeof LocationService>;

/** What each store does, by store id. Optional: services deployed before this field existed omit it. */
const ServicesByStore = z.record(z.string(), z.array(LocationService)).default({});

/** A store as its own page shows it, whichever store the visitor chose. */
export const LocationPage = z.object({
  /** All stores of the dealer; `current` is true for the one whose page it is. */
  locations: z.array(Location).min(1),
  /** People who work at this store, by department; empty = the dealer's people have no pages. */
  people: z.array(ListedMember),
  services: z.array(LocationService),
  servicesByStore: ServicesByStore,
  /**
   * The store's rating, with a few reviews about it; null = none. Optional: services deployed before this field existed
   * omit it.
   */
  reviews: RatedReviews.nullable().default(null),
});
export type LocationPage = z.infer<typeof LocationPage>;

/** `content-unknown` for an id that no store has, and at a dealer without pages of stores. */
export const getLocation = endpoint({
  method: "GET",
  path: "/api/company/locations/:store",
  params: z.object({ store: z.string().max(60) }),
  reply: LocationPage,
  errors: ["content-unknown", "dealer-unknown"],
});

/** All stores, for their list; `content-unknown` at a dealer without pages of stores. */
export const getLocations = endpoint({
  method: "GET",
  path: "/api/company/locations",
  reply: z.object({
    locations: z.array(Location).min(1),
    servicesByStore: ServicesByStore,
  }),
  errors: ["content-unknown", "dealer-unknown"],
});
