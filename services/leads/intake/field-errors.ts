import { contactErrors } from "@forecourt/contracts/leads/contact-errors";
import type { LeadAction } from "@forecourt/contracts/leads/leads";
import { absentText } from "@forecourt/contracts/leads/text";
import { leadTemplates } from "@forecourt/contracts/leads-templates";
import type { TextKey } from "@forecourt/contracts/text-keys";

/** Text keys of errors, by the name of the field in an HTML form. */
export type FieldErrors = Readonly<Record<string, TextKey>>;

const tradeInFields = ["make", "model", "year", "odometer"] as const;

/** Errors that the visitor has to correct, by field; empty = the form can be accepted. */
export function fieldErrors({
  template,
  user,
  text,
  vehicle,
  topic,
  resume,
  store,
}: LeadAction & { store?: string | undefined }): FieldErrors {
  const rules = leadTemplates[template].fields;
  const missing = tradeInFields.filter((name) => isEmpty(vehicle?.[name]));
  const isTradeIn = template === "SELL_OR_TRADE" && vehicle !== undefined;
  const needsMessage = rules.requireMessage || topic !== undefined;
  return {
    ...(topic === "" ? { topic: "leadFault.topic" } : {}),
    // A form with a choice of stores sends the field empty when none was chosen; other forms leave it out.
    ...(store === "" ? { store: "leadFault.store" } : {}),
    ...contactErrors(user, rules),
    ...(needsMessage && isEmpty(text) ? { text: "leadFault.message" } : {}),
    ...(resume?.fault ? { resume: `leadFault.resume.${resume.fault}` as const } : {}),
    ...(isTradeIn
      ? Object.fromEntries(
          missing.map((name) => [`vehicle.${name}`, `leadFault.vehicle.${name}`] as const),
        )
      : {}),
  };
}

/** The contract fills in `absentText` for a missing make or model. */
function isEmpty(value: string | number | undefined): boolean {
  return value === undefined || ["", absentText].includes(String(value).trim());
}
