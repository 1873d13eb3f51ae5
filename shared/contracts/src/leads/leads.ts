import { z } from "zod";
import { contactTopicIds } from "../areas/company/contact-topics.ts";
import { LeadTemplate } from "../leads-templates.ts";
import { LeadCustomer, LeadProvider, LeadVendor } from "./people.ts";
import { LeadResume } from "./resume.ts";
import { Comments, Line } from "./text.ts";
import { LeadVehicle, SellVehicle } from "./vehicle.ts";

/** `resend`: this customer, or this inquiry, was sent before. */
export const ProspectStatus = z.enum(["new", "resend"]);

/** Mail fields of both kinds of lead. A form can never choose the recipient. */
const Mail = {
  subject: Line.optional(),
  /** Accepted because the specification's forms send it, but ignored: recipients are configured. */
  email: Line.optional(),
};

/** Body of a text mail: HTML, else plain text, else the raw data. */
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

/** A lead as readable text. A body that is a string is plain text. */
export const TextLead = z.object({
  type: z.literal("text"),
  ...Mail,
  body: z.union([Comments.min(1), TextBody]),
});
export type TextLead = z.infer<typeof TextLead>;

/**
 * The data of a lead for dealers' CRM systems; the leads service builds the ADF from it. Names as in
 * ADF. Money in whole cents, mileage in miles.
 */
export const AdfLead = z.object({
  type: z.literal("adf"),
  ...Mail,
  prospect: z.object({ status: ProspectStatus.default("new") }).prefault({}),
  /** The vehicle that the lead is about; missing = none. */
  vehicle: LeadVehicle.optional(),
  /** Vehicles that the customer would sell or trade in. */
  sellVehicles: z.array(SellVehicle).max(5).default([]),
  customer: LeadCustomer,
  vendor: LeadVendor.optional(),
  provider: LeadProvider.optional(),
  comments: Comments.optional(),
});
export type AdfLead = z.infer<typeof AdfLead>;

/** A lead of either format. */
export const Lead = z.discriminatedUnion("type", [TextLead, AdfLead]);
export type Lead = z.infer<typeof Lead>;

/** Body of a form: its template key and its fields. */
export const LeadAction = z.object({
  template: LeadTemplate,
  text: Comments.default(""),
  user: z.object({ firstName: Line, lastName: Line, email: Line, phone: Line }),
  vehicle: LeadVehicle.optional(),
  /** Cars that the customer would trade in. */
  sellVehicles: z.array(SellVehicle).max(5).optional(),
  /** The topic of the contact form, which decides on the template; empty = none was chosen. */
  topic: z.enum([...contactTopicIds, ""]).optional(),
  /** The position that a job application is for. */
  position: Line.optional(),
  /** The resume of a job application. */
  resume: LeadResume.optional(),
  /** Slug of the person whom a message is for, see `TeamMember`; an unknown one is ignored. */
  member: z.string().max(60).optional(),
  /** Recipient of a message to staff. */
  staff: z.enum(["generalManager", "serviceManager"]).optional(),
});
export type LeadAction = z.infer<typeof LeadAction>;
