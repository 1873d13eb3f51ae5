import { z } from "zod";
import { LeadTemplate } from "../leads-templates.ts";
import { LeadCustomer, LeadProvider, LeadVendor } from "./people.ts";
import { Comments, Line } from "./text.ts";
import { LeadVehicle, SellVehicle } from "./vehicle.ts";

/** `resend`: receivers have heard of this customer, or of this inquiry, before. */
export const ProspectStatus = z.enum(["new", "resend"]);

/** What both kinds of lead say of the mail. Who gets it is never among what a form may say. */
const Mail = {
  subject: Line.optional(),
  /** Taken, because forms name it, and not used: recipients come from the dealer's configuration. */
  email: Line.optional(),
};

/** What a mail says, in the words of its form: HTML, else plain text, else the data as they are. */
const TextBody = z
  .object({
    html: Comments.optional(),
    text: Comments.optional(),
    data: z.record(z.string(), z.json()).optional(),
  })
  .refine(
    ({ html, text, data }) => (html ?? text ?? data) !== undefined,
    "html, text or data, which is what the mail says",
  );

/** A lead as people read it. A body that is a string is plain text. */
export const TextLead = z.object({
  type: z.literal("text"),
  ...Mail,
  body: z.union([Comments.min(1), TextBody]),
});
export type TextLead = z.infer<typeof TextLead>;

/**
 * A lead as dealers' systems read it, in plain words: the leads service writes the ADF. Names are
 * those of the format. Money in whole cents, mileage in miles.
 */
export const AdfLead = z.object({
  type: z.literal("adf"),
  ...Mail,
  prospect: z.object({ status: ProspectStatus.default("new") }).prefault({}),
  /** The vehicle that the lead is about; left out where it is about none. */
  vehicle: LeadVehicle.optional(),
  /** Vehicles that the customer would part with. */
  sellVehicles: z.array(SellVehicle).max(5).default([]),
  customer: LeadCustomer,
  vendor: LeadVendor.optional(),
  provider: LeadProvider.optional(),
  comments: Comments.optional(),
});
export type AdfLead = z.infer<typeof AdfLead>;

/** The body of a lead that is to be sent. */
export const Lead = z.discriminatedUnion("type", [TextLead, AdfLead]);
export type Lead = z.infer<typeof Lead>;

/** What a form hands in to be sent by the route of its template. */
export const LeadAction = z.object({
  template: LeadTemplate,
  text: Comments.default(""),
  user: z.object({ firstName: Line, lastName: Line, email: Line, phone: Line }),
  vehicle: LeadVehicle.optional(),
  /** Whom a message to staff is for. */
  staff: z.enum(["generalManager", "serviceManager"]).optional(),
});
export type LeadAction = z.infer<typeof LeadAction>;
