import { z } from "zod";
import { absentText, Comments, Line } from "./text.ts";

const LeadPhone = z.object({
  /** As it was typed; one of the North American plan is masked when it is sent. */
  value: Line,
  type: z.enum(["voice", "cellphone"]).default("voice"),
  time: z.enum(["day", "morning", "afternoon", "evening", "nopreference"]).default("day"),
});

const LeadAddress = z.object({
  type: z.enum(["home", "delivery"]).default("home"),
  street: z.object({ line_1: Line }).optional(),
  apartment: Line.optional(),
  city: Line.optional(),
  /** A state's two letters. */
  regioncode: Line.optional(),
  postalcode: Line.optional(),
});
export type LeadAddress = z.infer<typeof LeadAddress>;

/** Who asks. Without a telephone and an e-mail address, receivers are told that none was provided. */
export const LeadCustomer = z.object({
  first_name: Line.default(absentText),
  last_name: Line.default(absentText),
  email: Line.optional(),
  phone: LeadPhone.optional(),
  address: LeadAddress.optional(),
  comments: Comments.optional(),
});
export type LeadCustomer = z.infer<typeof LeadCustomer>;

/** Whom receivers may ask back. */
export const LeadContact = z.object({
  full_name: Line,
  email: Line.optional(),
  phone: Line.optional(),
});
export type LeadContact = z.infer<typeof LeadContact>;

/** Who gets the lead, where it is not the dealership with its general manager. */
export const LeadVendor = z.object({ name: Line, contact: LeadContact });
export type LeadVendor = z.infer<typeof LeadVendor>;

/** Who passes the lead on, as far as it differs from the dealer's configuration. */
export const LeadProvider = z.object({
  name: Line.optional(),
  service: Line.optional(),
  url: Line.optional(),
  email: Line.optional(),
  phone: Line.optional(),
  contact: LeadContact.optional(),
});
export type LeadProvider = z.infer<typeof LeadProvider>;
