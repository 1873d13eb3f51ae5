import { z } from "zod";
import { HttpsUrl, Line, orNull, Slug } from "./values.ts";

/** Ids at outside analytics; a missing id means that the tag is never loaded. */
export const Analytics = z.strictObject({
  googleTagManagerId: orNull(z.string().regex(/^GTM-[A-Z0-9]+$/, "an id such as GTM-ABC123")),
  googleAnalyticsId: orNull(z.string().regex(/^G-[A-Z0-9]+$/, "an id such as G-ABC123")),
  googleAdsId: orNull(z.string().regex(/^AW-\d+$/, "an id such as AW-123456")),
  facebookPixelId: orNull(z.string().regex(/^\d{5,20}$/, "an id of 5 to 20 digits")),
  /**
   * Where events of visits are passed on by the server, for visitors who allow it; its token stands in
   * the variable TRACKING_TOKENS.
   */
  forwarding: orNull(z.strictObject({ url: HttpsUrl })),
});
export type Analytics = z.infer<typeof Analytics>;

/** Who draws the map; with `none` a link to the directions stands in. */
export const MapService = z.strictObject({
  provider: z.enum(["none", "google", "openstreetmap"]),
  /** Public, restricted to the site's origin at the provider. */
  browserKey: orNull(Line),
});

/** The scheduling system of the service department. */
export const Scheduling = z.strictObject({
  storeId: Line,
  adviserId: Line,
  technicianId: Line,
  /** Times of day never offered, `HH:MM`. */
  ignoreTimeslots: z.array(
    z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time of day as HH:MM"),
  ),
});
export type Scheduling = z.infer<typeof Scheduling>;

export const ChatWidget = z
  .strictObject({ enabled: z.boolean(), scriptUrl: orNull(HttpsUrl) })
  .refine((chat) => !chat.enabled || chat.scriptUrl !== null, {
    path: ["scriptUrl"],
    error: "the widget's address, because the widget is enabled",
  });

/** Experiments override settings and texts after the store's file. */
export const Experiments = z.strictObject({ enabled: z.boolean(), companyId: orNull(Slug) });
