import type { sendServiceLead, sendServiceNotice } from "@forecourt/contracts/leads/service-lead";
import type { z } from "zod";
import { letterOfVisit, textOfVisit } from "./letter-of-visit.ts";
import { storeSubject, storeText } from "./store-mail.ts";
import type { VisitMail } from "./visit-mail.ts";

type LeadBody = z.input<NonNullable<(typeof sendServiceLead)["body"]>>;
type NoticeBody = z.input<NonNullable<(typeof sendServiceNotice)["body"]>>;

/** The first mails about a visit: the lead for the store, and the letter to the owner. */
export function leadOfVisit(mail: VisitMail): LeadBody | null {
  const { contact } = mail.notification.content;
  if (contact === null) return null;
  const { firstName, lastName, email, phone, origin } = contact;
  const { formToken, website, contactConsent } = origin;
  const vehicle = vehicleOf(mail);
  return {
    template: "SERVICE",
    user: { firstName, lastName, email, phone },
    ...(vehicle && { vehicle }),
    text: storeText(mail),
    subject: storeSubject(mail),
    store: mail.storeId,
    ...(formToken !== null && { formToken }),
    ...(website !== null && { website }),
    ...(contactConsent !== null && { contactConsent }),
    letter: letterOfVisit(mail),
    ...textMessageOf(mail),
  };
}

/** The change that the store has to know. A reminder, and a refused move, change nothing for the store. */
export function noticeOf(mail: VisitMail): NoticeBody {
  const { kind, isByShop } = mail.notification;
  const isForStore = kind !== "reminder" && kind !== "kept";
  return {
    letter: letterOfVisit(mail),
    toStore: isForStore ? { subject: storeSubject(mail), text: storeText(mail) } : null,
    isByStaff: isByShop || kind === "reminder",
    ...textMessageOf(mail),
  };
}

function textMessageOf(mail: VisitMail) {
  const textMessage = textOfVisit(mail);
  return textMessage && { textMessage };
}

function vehicleOf({ notification: { content } }: VisitMail): LeadBody["vehicle"] {
  if (content.vehicle === null) return undefined;
  const { modelYear, make, model, trim, vin, mileage } = content.vehicle;
  return {
    // ADF has no interest for service; this interest states that the vehicle is the customer's own (decision 165).
    interest: "trade-in",
    comments:
      "The customer's own vehicle, for a service appointment. Nothing is bought or traded in.",
    year: modelYear,
    make,
    model,
    ...(trim !== null && { trim }),
    ...(vin !== null && { vin }),
    ...(mileage !== null && { odometer: mileage }),
  };
}
