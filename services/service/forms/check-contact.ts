import { maxVisitText } from "@forecourt/contracts/areas/service/visit-paths";
import { contactErrors } from "@forecourt/contracts/leads/contact-errors";
import { ContactConsentVersion } from "@forecourt/contracts/leads/text";
import { leadTemplates } from "@forecourt/contracts/leads-templates";
import type { VerifiedClaims } from "@forecourt/contracts/visitor/visitor";
import { fillText } from "@forecourt/domain/fill-text";
import { maskPhone, parsePhone } from "@forecourt/domain/phone";
import { textVersion } from "@forecourt/domain/text-version";
import { clientNetwork } from "@forecourt/service-kit/client-network";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Request } from "express";
import type { ServiceStore } from "../visits/service-store.ts";
import type { VisitContact } from "../visits/visit-content.ts";
import { type FormFields, paragraphsOf, textOf } from "./form-fields.ts";

type CheckedContact =
  | { faults: Record<string, string> }
  | { faults: null; contact: VisitContact; notes: string };

interface CheckOptions {
  texts: ServiceStore["texts"];
  request: Request;
  /** Claims that the site has verified for this browser. */
  proven: Pick<VerifiedClaims, "phoneVerified">;
  /** Mask of phone numbers, see `maskPhone`. */
  mask: string;
}

/** Contact of the customer, or the faults by field. */
export function checkContact(
  fields: FormFields,
  { texts, request, proven, mask }: CheckOptions,
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
  const notes = paragraphsOf(fields, "notes");
  const keys = Object.entries(contactErrors(user, leadTemplates.SERVICE.fields));
  const lines = { ...user, businessName: business?.name, contactTitle: business?.contactTitle };
  const tooLong = Object.entries({ ...lines, notes }).filter(
    ([name, text]) =>
      (text ?? "").length > (name === "notes" ? maxVisitText.notes : maxVisitText.line),
  );
  const wantsTexts = line("texts") !== "";
  const faults = {
    ...(wantsTexts && textsFault(user.phone, { texts, proven, mask })),
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
  const origin = originOf(fields, request);
  const textTo = wantsTexts ? textRecipient(user.phone, { origin, texts, proven }) : null;
  const contact = { ...user, texts: wantsTexts, textTo, business, origin };
  return { faults: null, contact, notes };
}

/** Checks the box for texts, which names the verified number: the site must not promise texts to another number. */
function textsFault(
  phone: string,
  { texts, proven, mask }: Pick<CheckOptions, "texts" | "proven" | "mask">,
): Record<string, string> {
  const { phoneVerified } = proven;
  const check = parsePhone(phone);
  // Without a verified number, the page has no such box; if the field is sent nevertheless, it promises nothing.
  if (phoneVerified === null || !check.ok || check.phone === `+1${phoneVerified}`) return {};
  const verified = maskPhone(`+1${phoneVerified}`, mask);
  return { texts: fillText(texts, "service.fault.texts", { phone: verified }) };
}

/** The number, where this browser has proven it and its owner has agreed to the sentence in force; else null. */
function textRecipient(
  phone: string,
  {
    origin,
    texts,
    proven,
  }: Pick<CheckOptions, "texts" | "proven"> & { origin: VisitContact["origin"] },
): string | null {
  const check = parsePhone(phone);
  const isInForce = origin.contactConsent === textVersion(texts["leadForm.consent"] ?? "");
  if (!check.ok || !isInForce) return null;
  return check.phone === `+1${proven.phoneVerified ?? ""}` ? check.phone : null;
}

/** Data of the request that the leads service gets. */
function originOf(fields: FormFields, request: Request): VisitContact["origin"] {
  const { formToken, website, contactConsent } = fields;
  return {
    network: clientNetwork(request),
    formToken: formToken?.slice(0, 500) ?? null,
    website: website?.slice(0, 1_000) ?? null,
    contactConsent: ContactConsentVersion.safeParse(contactConsent).data ?? null,
    language: tenantOf(request).language ?? null,
  };
}
