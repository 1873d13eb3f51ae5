import { parsePhone } from "@forecourt/domain/phone";
import { z } from "zod";
import type { ContactConsent } from "../compose/contact-consent.ts";
import type { LeadRequest } from "../intake/lead-request.ts";

interface Agreement {
  /** As typed into the form. */
  phone: string;
  /** The sentence on calls and texts that the form showed. */
  consent: ContactConsent | undefined;
}

/**
 * The number that may get texts about a lead, E.164; null = none. The visitor has agreed under the sentence that
 * is in force, and this browser has proven that the number is theirs.
 */
export function textRecipient(
  { phone, consent }: Agreement,
  { visitor }: Pick<LeadRequest, "visitor">,
): string | null {
  const check = parsePhone(phone);
  if (!consent?.text || !check.ok) return null;
  return check.phone === `+1${visitor.proven.phoneVerified ?? ""}` ? check.phone : null;
}

/** The number that a stored lead recorded, or that was verified since; null = none. */
export function textRecipientOfLead(
  payload: unknown,
  request: Pick<LeadRequest, "visitor">,
): string | null {
  const lead = TextPayload.safeParse(payload);
  if (!lead.success) return null;
  const { textTo, user, contactConsent } = lead.data;
  return textTo ?? textRecipient({ phone: user.phone, consent: contactConsent }, request);
}

const TextPayload = z.object({
  textTo: z.string().optional(),
  user: z.object({ phone: z.string() }),
  contactConsent: z.object({ version: z.string(), text: z.string().nullable() }).optional(),
});
