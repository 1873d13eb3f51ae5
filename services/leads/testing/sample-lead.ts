import type { Receipt } from "@forecourt/contracts/leads/receipt";
import type { NewLead } from "../store/insert-lead.ts";
import type { LeadTransaction } from "../store/lead-transaction.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";

export const sampleLead: NewLead = {
  dealerId: "ozark-mitsubishi",
  storeId: "cape-girardeau",
  form: "contactSales",
  template: "CONTACT_SALES",
  payload: { text: "Is it still there?" },
  spamReasons: [],
  language: null,
};

export const sampleMail: OutgoingMail = {
  kind: "text",
  recipient: "leads@dealer.example",
  subject: "Contact sales",
  text: "Is it still there?",
};

/** For `commit`: writes a lead, and one mail for each of `mails`, which override `sampleMail`. */
export function writeSampleLead(
  mails: readonly Partial<OutgoingMail>[] = [{}],
  lead: Partial<NewLead> = {},
): (transaction: LeadTransaction) => Promise<Receipt> {
  return async ({ insertLead, insertMails }) => {
    const stored = await insertLead({ ...sampleLead, ...lead });
    await insertMails(
      stored,
      mails.map((mail) => ({ ...sampleMail, ...mail })),
    );
    return stored.receipt;
  };
}
