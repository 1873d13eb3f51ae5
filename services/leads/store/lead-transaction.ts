import type { Transaction } from "kysely";
import { insertLead, type NewLead, type StoredLead } from "./insert-lead.ts";
import { outboxRow } from "./outbox-row.ts";
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
  };
}
