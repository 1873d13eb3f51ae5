import type { Transaction } from "kysely";
import { insertLead, type NewLead, type StoredLead } from "./insert-lead.ts";
import { mailRow, outboxRow } from "./outbox-row.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";
import type { LeadsTables } from "./tables.ts";

/** The writes that are committed together. If any of them throws, nothing is written. */
export interface LeadTransaction {
  /** For other tables of this service. */
  query: Transaction<LeadsTables>;
  /** Inserts the lead and draws its id and receipt. */
  insertLead(lead: NewLead): Promise<StoredLead>;
  /** Queues mails for delivery; they are created at the lead's `receivedAt`. */
  insertMails(lead: StoredLead, mails: readonly OutgoingMail[]): Promise<void>;
  /** Queues a mail of a mailing, which belongs to no lead. */
  insertMailingMail(mailing: Mailing, mail: OutgoingMail): Promise<void>;
}

/** A subscription whose mails the service of its subject composes. */
interface Mailing {
  /** A digest. */
  id: string;
  dealerId: string;
  /** Mails of genuine leads are sent first. */
  canWait: boolean;
}

export function leadTransaction(
  query: Transaction<LeadsTables>,
  { messageIdHost, receivedAt }: { messageIdHost: string; receivedAt: Date },
): LeadTransaction {
  return {
    query,
    insertLead: (lead) => insertLead(query, lead, receivedAt),
    async insertMails(lead, mails) {
      const rows = mails.map((mail) => outboxRow(lead, mail, messageIdHost));
      if (rows.length > 0) await query.insertInto("leads_outbox").values(rows).execute();
    },
    async insertMailingMail({ id: mailing, dealerId, canWait }, mail) {
      const owner = { leadId: null, mailing, dealerId, createdAt: receivedAt, canWait };
      const row = mailRow(owner, mail, messageIdHost);
      await query.insertInto("leads_outbox").values(row).execute();
    },
  };
}
