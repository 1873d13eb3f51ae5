import {
  type SellerInterest,
  sellerInterests,
} from "@forecourt/contracts/areas/trade/seller-interest";
import { contactErrors } from "@forecourt/contracts/leads/contact-errors";
import { ContactConsentVersion } from "@forecourt/contracts/leads/text";
import { leadTemplates } from "@forecourt/contracts/leads-templates";
import type { AppointmentDay } from "@forecourt/domain/appointments/appointment-days";
import { fillText } from "@forecourt/domain/fill-text";
import { bookableStart } from "@forecourt/service-kit/appointments/bookable-times";
import type { FormFields } from "../forms/mount-form.ts";
import type { KeptContent } from "./kept-store.ts";

const MAX_LENGTH = 100;

type Typed = Pick<KeptContent, "user" | "interest" | "dropOffAt"> & {
  contactConsent: string | null;
};

type CheckedKeep = { faults: Record<string, string> } | { faults: null; typed: Typed };

/** Content of the form to keep an offer, or its faults by field. */
export function checkKeep(
  fields: FormFields,
  { days, texts }: { days: readonly AppointmentDay[]; texts: Readonly<Record<string, string>> },
): CheckedKeep {
  const user = {
    firstName: line(fields["firstName"]),
    lastName: line(fields["lastName"]),
    email: line(fields["email"]),
    phone: line(fields["phone"]),
  };
  const interest = sellerInterests.find((one) => one === fields["interest"]);
  const start = startOf(fields["slot"] ?? "", days);
  const keys: Record<string, string> = {
    ...contactErrors(user, leadTemplates.SELL_OR_TRADE.fields),
    ...(interest === undefined && { interest: "trade.fault.interest" }),
    ...(start === undefined && { slot: "trade.fault.slot" }),
  };
  if (interest === undefined || start === undefined || Object.keys(keys).length > 0) {
    const faults = Object.entries(keys).map(([name, key]) => [name, fillText(texts, key)]);
    return { faults: Object.fromEntries(faults) };
  }
  const consent = ContactConsentVersion.safeParse(fields["contactConsent"]);
  return { faults: null, typed: typedOf({ user, interest, start }, consent.data ?? null) };
}

function typedOf(
  { user, interest, start }: { user: Typed["user"]; interest: SellerInterest; start: Date | null },
  contactConsent: string | null,
): Typed {
  return { user, interest, dropOffAt: start?.toISOString() ?? null, contactConsent };
}

/** Null = no drop-off is wanted; undefined = this time cannot be booked. */
export function startOf(slot: string, days: readonly AppointmentDay[]): Date | null | undefined {
  if (slot === "") return null;
  const [, day = "", time = ""] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(slot) ?? [];
  return bookableStart(days, { day, time }) ?? undefined;
}

function line(text: string | undefined): string {
  return (text ?? "").trim().slice(0, MAX_LENGTH);
}
