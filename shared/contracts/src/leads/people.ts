import { z } from "zod";
import { absentText, Comments, Line } from "./text.ts";

const LeadPhone = z.object({
  /** As typed; a North American number is formatted when the lead is sent. */
  value: Line,
  type: z.enum(["voice", "cellphone"]).default("voice"),
  time: z.enum(["day", "morning", "afternoon", "evening", "nopreference"]).default("day"),
});

const LeadAddress = z.object({
  type: z.enum(["home", "delivery"]).default("home"),
  street: z.object({ line_1: Line }).optional(),
  apartment: Line.optional(),
  city: Line.optional(),
  /** Two-letter code of a state. */
  regioncode: Line.optional(),
  postalcode: Line.optional(),
});
export type LeadAddress = z.infer<typeof LeadAddress>;

/** The customer. Missing names are sent as "Not provided". */
export const LeadCustomer = z.object({
  first_name: Line.default(absentText),
  last_name: Line.default(absentText),
  email: Line.optional(),
  phone: LeadPhone.optional(),
  address: LeadAddress.optional(),
  comments: Comments.optional(),
});
export type LeadCustomer = z.infer<typeof LeadCustomer>;

/** Contact person for questions of receivers. */
export const LeadContact = z.object({
  full_name: Line,
  email: Line.optional(),
  phone: Line.optional(),
});
export type LeadContact = z.infer<typeof LeadContact>;

/** The ADF vendor, where it is not the dealership with its general manager. */
export const LeadVendor = z.object({ name: Line, contact: LeadContact });
export type LeadVendor = z.infer<typeof LeadVendor>;

/** The ADF provider, where it differs from the dealer's configuration. */
export const LeadProvider = z.object({
  name: Line.optional(),
  service: Line.optional(),
  url: Line.optional(),
  email: Line.optional(),
  phone: Line.optional(),
  contact: LeadContact.optional(),
});
export type LeadProvider = z.infer<typeof LeadProvider>;
