import type { LeadAction } from "@forecourt/contracts/leads/leads";
import { absentText } from "@forecourt/contracts/leads/text";
import type { LeadTemplate } from "@forecourt/contracts/leads-templates";
import type { TextKey } from "@forecourt/contracts/text-keys";
import { isEmail } from "@forecourt/domain/email";
import { parsePhone } from "@forecourt/domain/phone";

/** What is wrong, by the name that a form without a script gives the field. */
export type FieldFaults = Readonly<Record<string, TextKey>>;

/** What a form asks for. Presence is checked in all of them. */
interface Rules {
  /** Whose words are used: those of the lead form, or of a contact form. */
  words: "lead" | "contact";
  /** E-mail and telephone have to be such: what is granted or booked depends on them. */
  formats: boolean;
  message: boolean;
}

const leadForm: Rules = { words: "lead", formats: false, message: false };
const granting: Rules = { ...leadForm, formats: true };
const contact: Rules = { words: "contact", formats: true, message: false };
const message: Rules = { ...contact, message: true };

const rulesOf: Readonly<Record<LeadTemplate, Rules>> = {
  UNLOCK_INVENTORY: granting,
  UNLOCK_PRICE: granting,
  SCHEDULE_TEST_DRIVE: granting,
  APPLY_FINANCING: leadForm,
  FULL_CREDIT_APP: leadForm,
  SELL_OR_TRADE: contact,
  CAREERS: contact,
  SERVICE: contact,
  CONTACT_SALES: message,
  CONTACT_DEALERSHIP: message,
  CONTACT_FINANCE: message,
  CONTACT_SERVICE: message,
  STAFF_MEMBER: message,
};

type Person = LeadAction["user"];

const missing: Readonly<Record<Rules["words"], Record<keyof Person, TextKey>>> = {
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

const ofSoldVehicle = ["make", "model", "year", "odometer"] as const;

/** What the visitor has to mend before a form can be taken; empty when nothing is wrong. */
export function fieldFaults({ template, user, text, vehicle }: LeadAction): FieldFaults {
  const rules = rulesOf[template];
  const absent = ofSoldVehicle.filter((fact) => isEmpty(vehicle?.[fact]));
  const isSold = template === "SELL_OR_TRADE" && vehicle !== undefined;
  return {
    ...personFaults(user, rules),
    ...(rules.message && isEmpty(text) ? { text: "leadFault.message" } : {}),
    ...(isSold
      ? Object.fromEntries(
          absent.map((fact) => [`vehicle.${fact}`, `leadFault.vehicle.${fact}`] as const),
        )
      : {}),
  };
}

function personFaults(user: Person, { words, formats }: Rules): FieldFaults {
  const faults: Record<string, TextKey> = {};
  for (const name of ["firstName", "lastName", "phone", "email"] as const) {
    if (isEmpty(user[name])) faults[name] = missing[words][name];
  }
  if (!formats) return faults;
  if (!faults["phone"] && !parsePhone(user.phone).ok) faults["phone"] = "leadFault.phone";
  if (!faults["email"] && !isEmail(user.email.trim())) faults["email"] = "leadFault.email";
  return faults;
}

/** The contract says so where a make or model is missing. */
function isEmpty(value: string | number | undefined): boolean {
  return value === undefined || ["", absentText].includes(String(value).trim());
}
