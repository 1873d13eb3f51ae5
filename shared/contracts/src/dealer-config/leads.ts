import { z } from "zod";
import { Email, HttpsUrl, Line, orNull, Phone } from "./values.ts";

/** Every form that ends as a lead. `default` serves the forms that have no route of their own. */
export const leadForms = [
  "default",
  "unlockInventory",
  "unlockPrice",
  "scheduleTestDrive",
  "sellOrTrade",
  "contactSales",
  "contactDealership",
  "contactFinance",
  "contactService",
  "careers",
  "service",
  "applyFinancing",
  "fullCreditApp",
  "staffMember",
] as const;
export const LeadForm = z.enum(leadForms);
export type LeadForm = z.infer<typeof LeadForm>;

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

export const Leads = z.strictObject({
  /**
   * `first-visit`: a browser's first lead is new and the later ones are resent; `per-inquiry`: each
   * distinct inquiry is new, because some receivers drop what is marked as resent.
   */
  status: z.enum(["first-visit", "per-inquiry"]),
  /** Providers whose receivers read only the lead's own comments: those of customer and vehicle are merged in. */
  mergeCommentsFor: z.array(Line),
  provider: Provider,
  routes: z.strictObject({
    default: DefaultRoute,
    ...Object.fromEntries(leadForms.slice(1).map((form) => [form, LeadRoute.optional()])),
  } as { default: typeof DefaultRoute } & Record<
    Exclude<LeadForm, "default">,
    z.ZodOptional<typeof LeadRoute>
  >),
});
export type Leads = z.infer<typeof Leads>;
