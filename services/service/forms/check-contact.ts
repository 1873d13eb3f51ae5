import { maxVisitText } from "@forecourt/contracts/areas/service/visit-paths";
import { contactErrors } from "@forecourt/contracts/leads/contact-errors";
import { ContactConsentVersion } from "@forecourt/contracts/leads/send";
import { leadTemplates } from "@forecourt/contracts/leads-templates";
import { fillText } from "@forecourt/domain/fill-text";
import { clientNetwork } from "@forecourt/service-kit/client-network";
import type { Request } from "express";
import type { ServiceStore } from "../visits/service-store.ts";
import type { VisitContact } from "../visits/visit-content.ts";
import { type FormFields, textOf } from "./form-fields.ts";

type CheckedContact =
  | { faults: Record<string, string> }
  | { faults: null; contact: VisitContact; notes: string };

/** Who comes, or the faults by field. */
export function checkContact(
  fields: FormFields,
  { texts, request }: { texts: ServiceStore["texts"]; request: Request },
): CheckedContact {
  const line = (name: string) => textOf(fields, name);
  const user = {
    firstName: line("firstName"),
    lastName: line("lastName"),
    email: line("email"),
    phone: line("phone"),
  };
  const business =
    line("usage") === "business"
      ? { name: line("businessName"), contactTitle: line("contactTitle") }
      : null;
  const notes = line("notes").replaceAll("\r\n", "\n");
  const keys = Object.entries(contactErrors(user, leadTemplates.SERVICE.fields));
  const lines = { ...user, businessName: business?.name, contactTitle: business?.contactTitle };
  const tooLong = Object.entries({ ...lines, notes }).filter(
    ([name, text]) =>
      (text ?? "").length > (name === "notes" ? maxVisitText.notes : maxVisitText.line),
  );
  const faults = {
    ...Object.fromEntries(keys.map(([name, key]) => [name, fillText(texts, key)])),
    ...(business?.name === "" && { businessName: fillText(texts, "service.fault.businessName") }),
    ...Object.fromEntries(
      tooLong.map(([name]) => {
        const max = name === "notes" ? maxVisitText.notes : maxVisitText.line;
        return [name, fillText(texts, "service.fault.too-long", { max })];
      }),
    ),
  };
  if (Object.keys(faults).length > 0) return { faults };
  const contact = { ...user, texts: line("texts") !== "", business };
  return { faults: null, contact: { ...contact, origin: originOf(fields, request) }, notes };
}

/** What the leads service gets of the request. */
function originOf(fields: FormFields, request: Request): VisitContact["origin"] {
  const { formToken, website, contactConsent } = fields;
  return {
    network: clientNetwork(request),
    formToken: formToken?.slice(0, 500) ?? null,
    website: website?.slice(0, 1_000) ?? null,
    contactConsent: ContactConsentVersion.safeParse(contactConsent).data ?? null,
  };
}
