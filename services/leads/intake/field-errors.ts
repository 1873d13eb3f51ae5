import type { LeadFieldRules } from "@forecourt/contracts/leads/define-template";
import type { LeadAction } from "@forecourt/contracts/leads/leads";
import { absentText } from "@forecourt/contracts/leads/text";
import { leadTemplates } from "@forecourt/contracts/leads-templates";
import type { TextKey } from "@forecourt/contracts/text-keys";
import { isEmail } from "@forecourt/domain/email";
import { parsePhone } from "@forecourt/domain/phone";
import type { Contact } from "./contact.ts";

/** Text keys of errors, by the name of the field in an HTML form. */
export type FieldErrors = Readonly<Record<string, TextKey>>;

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

const tradeInFields = ["make", "model", "year", "odometer"] as const;

/** What the visitor has to correct; empty = the form can be accepted. */
export function fieldErrors({ template, user, text, vehicle }: LeadAction): FieldErrors {
  const rules = leadTemplates[template].fields;
  const missing = tradeInFields.filter((name) => isEmpty(vehicle?.[name]));
  const isTradeIn = template === "SELL_OR_TRADE" && vehicle !== undefined;
  return {
    ...contactErrors(user, rules),
    ...(rules.requireMessage && isEmpty(text) ? { text: "leadFault.message" } : {}),
    ...(isTradeIn
      ? Object.fromEntries(
          missing.map((name) => [`vehicle.${name}`, `leadFault.vehicle.${name}`] as const),
        )
      : {}),
  };
}

function contactErrors(user: Contact, { texts, checkFormats }: LeadFieldRules): FieldErrors {
  const errors: Record<string, TextKey> = {};
  for (const name of ["firstName", "lastName", "phone", "email"] as const) {
    if (isEmpty(user[name])) errors[name] = missingTexts[texts][name];
  }
  if (!checkFormats) return errors;
  if (!errors["phone"] && !parsePhone(user.phone).ok) errors["phone"] = "leadFault.phone";
  if (!errors["email"] && !isEmail(user.email.trim())) errors["email"] = "leadFault.email";
  return errors;
}

/** The contract fills in `absentText` for a missing make or model. */
function isEmpty(value: string | number | undefined): boolean {
  return value === undefined || ["", absentText].includes(String(value).trim());
}
