import { z } from "zod";
import { allAreas, type areaDefinitions } from "../area-definitions.ts";
import type { AreaName } from "../areas.ts";
import { Email, HttpsUrl, Line, orNull, Phone } from "./values.ts";

type Templates = { [A in AreaName]: ValueOf<(typeof areaDefinitions)[A]["leads"]> }[AreaName];
type ValueOf<T> = T[keyof T];

/** Key of a form that ends as a lead. */
export type LeadForm = "default" | (Templates extends { form: infer F extends string } ? F : never);

/**
 * Every form that ends as a lead, as the areas define them. `default` serves what has no form of its
 * own.
 */
export const leadForms: readonly LeadForm[] = [
  "default",
  ...allAreas.flatMap(({ leads }) => Object.values(leads).map(({ form }) => form as LeadForm)),
];
export const LeadForm = z.enum(leadForms as [LeadForm, ...LeadForm[]]);

/** Where a form's leads go. Keys left out are those of the route `default`. */
const LeadRoute = z.strictObject({
  type: z.enum(["adf", "text"]).optional(),
  subject: Line.optional(),
  recipient: Email.optional(),
  /** Name in the ADF provider element; the default is "Website - " and the subject. */
  provider: Line.optional(),
});

const DefaultRoute = z.strictObject({
  type: z.enum(["adf", "text"]),
  subject: Line,
  recipient: Email,
  provider: orNull(Line),
});

/** Who passes leads on, as ADF receivers see it. */
const Provider = z.strictObject({
  service: Line,
  url: orNull(HttpsUrl),
  email: orNull(Email),
  phone: orNull(Phone),
});

const Limit = z.int("a whole number").min(1, "1 or more").max(3_600_000, "at most 3600000");

export const Leads = z.strictObject({
  /**
   * `first-visit`: a browser's first lead is new and the later ones are resent; `per-inquiry`: each
   * distinct inquiry is new, because some receivers drop what is marked as resent.
   */
  status: z.enum(["first-visit", "per-inquiry"]),
  /** Providers whose receivers read only the lead's own comments: those of customer and vehicle are merged in. */
  mergeCommentsFor: z.array(Line),
  provider: Provider,
  /** What is promised: a reply within so many hours in which the store is open. */
  replyWithinHours: z.number().gt(0, "hours above 0").max(80, "at most 80 hours"),
  /**
   * What becomes of leads that may be a program's: `deliver-marked` sends them with a mark in the
   * subject, `hold` keeps them until `npm run leads -- release`.
   */
  suspected: z.enum(["deliver-marked", "hold"]),
  limits: z.strictObject({
    /** Inquiries from one network address within an hour; more are refused for a while. */
    perAddressPerHour: Limit,
    /** Mails to one recipient within an hour; more are taken and sent later. */
    perRecipientPerHour: Limit,
  }),
  routes: z.strictObject({
    default: DefaultRoute,
    ...Object.fromEntries(leadForms.slice(1).map((form) => [form, LeadRoute.optional()])),
  } as { default: typeof DefaultRoute } & Record<
    Exclude<LeadForm, "default">,
    z.ZodOptional<typeof LeadRoute>
  >),
});
export type Leads = z.infer<typeof Leads>;
