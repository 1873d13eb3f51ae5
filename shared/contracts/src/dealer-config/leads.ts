import { z } from "zod";
import { allAreas, type areaDefinitions } from "../area-definitions.ts";
import type { AreaName } from "../areas.ts";
import { Email, HttpsUrl, Line, orNull, Phone } from "./values.ts";

type Templates = { [A in AreaName]: ValueOf<(typeof areaDefinitions)[A]["leads"]> }[AreaName];
type ValueOf<T> = T[keyof T];

/** Key of a lead form. */
export type LeadForm = "default" | (Templates extends { form: infer F extends string } ? F : never);

/** All lead forms of the areas. `default` is the route of leads without a form. */
export const leadForms: readonly LeadForm[] = [
  "default",
  ...allAreas.flatMap(({ leads }) => Object.values(leads).map(({ form }) => form as LeadForm)),
];
export const LeadForm = z.enum(leadForms as [LeadForm, ...LeadForm[]]);

/** Recipients and format of a form's leads. Missing keys are taken from the route `default`. */
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

/** The provider element of ADF: the sender of the leads. */
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
   * distinct inquiry is new, because some receivers drop leads that are marked as resent.
   */
  status: z.enum(["first-visit", "per-inquiry"]),
  /** Providers whose receivers read only the lead's own comments: those of customer and vehicle are merged in. */
  mergeCommentsFor: z.array(Line),
  provider: Provider,
  /** Promised reply time, in hours in which the store is open. */
  replyWithinHours: z.number().gt(0, "hours above 0").max(80, "at most 80 hours"),
  /** Promised time of an answer to a job application, in days on which the store is open; null = none is promised. */
  applicationReplyDays: orNull(
    z.int("whole days").min(1, "1 day or more").max(30, "at most 30 days"),
  ),
  /** Days after today for which a quote's figures are valid. */
  quoteDays: z.int("whole days").min(1, "1 day or more").max(90, "at most 90 days"),
  /**
   * How suspected spam is handled: `deliver-marked` sends it with a mark in the subject, `hold`
   * quarantines it until `npm run leads -- release`.
   */
  suspected: z.enum(["deliver-marked", "hold"]),
  limits: z.strictObject({
    /** Maximum inquiries per hour from one network; further ones are refused. */
    perAddressPerHour: Limit,
    /** Maximum mails per hour to one recipient; further ones are stored and sent later. */
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
