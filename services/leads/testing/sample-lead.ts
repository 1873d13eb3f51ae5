import type { Inquiry, NewLead } from "../store/insert-lead.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";

export const someLead: NewLead = {
  dealerId: "ozark-mitsubishi",
  storeId: "cape-girardeau",
  form: "contactSales",
  template: "CONTACT_SALES",
  payload: { text: "Is it still there?" },
  suspicion: [],
};

export const someMail: OutgoingMail = {
  kind: "text",
  recipient: "leads@dealer.example",
  subject: "Contact sales",
  text: "Is it still there?",
};

/** An inquiry with one mail for each of `mails`, which are `someMail` but for what they say. */
export function someInquiry(
  mails: readonly Partial<OutgoingMail>[] = [{}],
  lead: Partial<NewLead> = {},
): Inquiry {
  return {
    lead: { ...someLead, ...lead },
    mails: () => mails.map((mail) => ({ ...someMail, ...mail })),
  };
}
