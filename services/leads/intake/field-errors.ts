import type { LeadAction } from "@forecourt/contracts/leads/leads";
import { absentText } from "@forecourt/contracts/leads/text";
import type { LeadTemplate } from "@forecourt/contracts/leads-templates";
import type { TextKey } from "@forecourt/contracts/text-keys";
import { isEmail } from "@forecourt/domain/email";
import { parsePhone } from "@forecourt/domain/phone";
import type { Contact } from "./contact.ts";

/** Text keys of errors, by the name of the field in an HTML form. */
export type FieldErrors = Readonly<Record<string, TextKey>>;

/** What is validated besides the presence of the contact fields. */
interface FieldRules {
  /** Which error texts are shown: those of the lead form, or of a contact form. */
  texts: "lead" | "contact";
  /** Whether email and phone must be valid: what is unlocked or booked depends on them. */
  checkFormats: boolean;
  requireMessage: boolean;
}

const leadFormRules: FieldRules = { texts: "lead", checkFormats: false, requireMessage: false };
const unlockingFormRules: FieldRules = { ...leadFormRules, checkFormats: true };
const contactFormRules: FieldRules = {
  texts: "contact",
  checkFormats: true,
  requireMessage: false,
};
const messageFormRules: FieldRules = { ...contactFormRules, requireMessage: true };

const rulesByTemplate: Readonly<Record<LeadTemplate, FieldRules>> = {
  UNLOCK_INVENTORY: unlockingFormRules,
  UNLOCK_PRICE: unlockingFormRules,
  SCHEDULE_TEST_DRIVE: unlockingFormRules,
  APPLY_FINANCING: leadFormRules,
  FULL_CREDIT_APP: leadFormRules,
  SELL_OR_TRADE: contactFormRules,
  CAREERS: contactFormRules,
  SERVICE: contactFormRules,
  CONTACT_SALES: messageFormRules,
  CONTACT_DEALERSHIP: messageFormRules,
  CONTACT_FINANCE: messageFormRules,
  CONTACT_SERVICE: messageFormRules,
  STAFF_MEMBER: messageFormRules,
};

const missingTexts: Readonly<Record<FieldRules["texts"], Record<keyof Contact, TextKey>>> = {
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
  const rules = rulesByTemplate[template];
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

function contactErrors(user: Contact, { texts, checkFormats }: FieldRules): FieldErrors {
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
