import { isEmail } from "@forecourt/domain/email";
import { parsePhone } from "@forecourt/domain/phone";
import type { TextKey } from "../text-keys.ts";
import type { LeadFieldRules } from "./define-template.ts";
import { absentText } from "./text.ts";

/** The contact details of a form, as typed. */
interface Contact {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

const missingTexts: Readonly<Record<LeadFieldRules["texts"], Record<keyof Contact, TextKey>>> = {
  lead: {
    firstName: "leadForm.missing.firstName",
    lastName: "leadForm.missing.lastName",
    phone: "leadForm.missing.phone",
    email: "leadForm.missing.email",
  },
  contact: {
    firstName: "leadFault.firstName",
    lastName: "leadFault.lastName",
    phone: "leadFault.required",
    email: "leadFault.required",
  },
};

/** What the visitor has to correct in the contact details: text keys by field. */
export function contactErrors(
  user: Contact,
  { texts, checkFormats }: LeadFieldRules,
): Record<string, TextKey> {
  const errors: Record<string, TextKey> = {};
  for (const name of ["firstName", "lastName", "phone", "email"] as const) {
    if (["", absentText].includes(user[name].trim())) errors[name] = missingTexts[texts][name];
  }
  if (!checkFormats) return errors;
  if (!errors["phone"] && !parsePhone(user.phone).ok) errors["phone"] = "leadFault.phone";
  if (!errors["email"] && !isEmail(user.email.trim())) errors["email"] = "leadFault.email";
  return errors;
}
