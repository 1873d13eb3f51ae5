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

const names = ["firstName", "lastName"] as const;

/** What the visitor has to correct in the contact details: text keys by field. */
export function contactErrors(
  user: Contact,
  { texts, checkFormats, phoneOrEmail }: LeadFieldRules,
): Record<string, TextKey> {
  const errors: Record<string, TextKey> = {};
  const isEmpty = (name: keyof Contact) => ["", absentText].includes(user[name].trim());
  const required = phoneOrEmail ? names : ([...names, "phone", "email"] as const);
  for (const name of required) {
    if (isEmpty(name)) errors[name] = missingTexts[texts][name];
  }
  if (phoneOrEmail && isEmpty("phone") && isEmpty("email")) {
    errors["phone"] = "leadFault.phoneOrEmail";
  }
  if (!checkFormats) return errors;
  if (!isEmpty("phone") && !parsePhone(user.phone).ok) errors["phone"] = "leadFault.phone";
  if (!isEmpty("email") && !isEmail(user.email.trim())) errors["email"] = "leadFault.email";
  return errors;
}
