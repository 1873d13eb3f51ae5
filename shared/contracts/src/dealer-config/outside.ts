import { z } from "zod";
import { HttpsUrl, orNull, Slug } from "./values.ts";

/** Ids of external analytics; null = the tag is never loaded. */
export const Analytics = z.strictObject({
  googleTagManagerId: orNull(z.string().regex(/^GTM-[A-Z0-9]+$/, "an id such as GTM-ABC123")),
  googleAnalyticsId: orNull(z.string().regex(/^G-[A-Z0-9]+$/, "an id such as G-ABC123")),
  googleAdsId: orNull(z.string().regex(/^AW-\d+$/, "an id such as AW-123456")),
  facebookPixelId: orNull(z.string().regex(/^\d{5,20}$/, "an id of 5 to 20 digits")),
  /** URL to which the server forwards events of visitors who consent; its token is in the variable TRACKING_TOKENS. */
  forwarding: orNull(z.strictObject({ url: HttpsUrl })),
});
export type Analytics = z.infer<typeof Analytics>;

/** Address of a chat provider's script, or a path of this site that the gateway forwards to a provider. */
const ScriptUrl = z
  .string()
  .refine(
    (url) => /^(?:\/[\w-]+)+\/[\w-]+\.js$/.test(url) || HttpsUrl.safeParse(url).success,
    "an address that starts with https://, or a script of this site such as /demo-chat/widget.js",
  );

export const ChatWidget = z
  .strictObject({ enabled: z.boolean(), scriptUrl: orNull(ScriptUrl) })
  .refine((chat) => !chat.enabled || chat.scriptUrl !== null, {
    path: ["scriptUrl"],
    error: "the widget's address, because the widget is enabled",
  });

/** Experiments override settings and texts of all files. */
export const Experiments = z.strictObject({ enabled: z.boolean(), companyId: orNull(Slug) });
