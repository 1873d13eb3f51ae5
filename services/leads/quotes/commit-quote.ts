import type { StoredQuote } from "@forecourt/contracts/quotes/quote";
import { MAX_PER_HOUR, shopperLimitId } from "../confirmations/confirmation-mail.ts";
import type { DigestKey } from "../limits/keyed-digest.ts";
import { consumeOrWait } from "../limits/rate-limit.ts";
import type { StoredLead } from "../store/insert-lead.ts";
import type { LeadTransaction } from "../store/lead-transaction.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import { isSingleAddress } from "../store/single-address.ts";
import { claimCopy, insertQuote } from "./quote-store.ts";

/** The copy of a quote for its shopper. */
export interface QuoteCopy {
  /** The email address in the form; not verified. */
  address: string;
  /** Composes the mail, with the token of the lead. */
  compose(token: string): Omit<OutgoingMail, "recipient">;
  /** Receives it outside production; null = in production. */
  previewRecipient: string | null;
}

/** A quote to store with its lead. */
export interface QuoteDraft {
  quote: StoredQuote;
  /** Null = no copy was requested. */
  copy: QuoteCopy | null;
}

/**
 * Stores a quote in the transaction of its lead, and queues the requested copy. A lead that may be spam sends
 * no copy: the address may be a stranger's.
 */
export async function commitQuote(
  transaction: Pick<LeadTransaction, "query" | "insertMails">,
  key: DigestKey,
  { lead, quote: { quote, copy } }: { lead: StoredLead; quote: QuoteDraft },
): Promise<void> {
  await insertQuote(transaction.query, lead, quote);
  if (copy === null || lead.spamReasons.length > 0) return;
  await queueCopy(transaction, key, { lead, copy });
}

/**
 * Queues the copy of a quote unless it was queued before. Returns false when the address has had too many
 * mails or is not one plain address.
 */
export async function queueCopy(
  { query, insertMails }: Pick<LeadTransaction, "query" | "insertMails">,
  key: DigestKey,
  { lead, copy }: { lead: StoredLead; copy: QuoteCopy },
): Promise<boolean> {
  const { address, previewRecipient } = copy;
  if (!isSingleAddress(address)) return false;
  const limit = { id: shopperLimitId(key, address), maxPerHour: MAX_PER_HOUR };
  if ((await consumeOrWait(query, limit, key.now)) !== null) return false;
  if (await claimCopy(query, lead.id, key.now)) {
    const mail = copy.compose(lead.receipt.token);
    await insertMails(lead, [{ ...mail, recipient: previewRecipient ?? address }]);
  }
  return true;
}
