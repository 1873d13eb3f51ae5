import type { StoredQuote } from "@forecourt/contracts/quotes/quote";
import { type DigestKey, keyedDigest } from "../limits/keyed-digest.ts";
import { consumeOrWait } from "../limits/rate-limit.ts";
import type { StoredLead } from "../store/insert-lead.ts";
import type { LeadTransaction } from "../store/lead-transaction.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import { isSingleAddress } from "../store/single-address.ts";
import { claimCopy, insertQuote } from "./quote-store.ts";

/** A quote to store with its lead. */
export interface QuoteDraft {
  quote: StoredQuote;
  /** Composes the copy for the shopper; null = none was requested. */
  composeCopy: ((token: string) => OutgoingMail) | null;
}

/** Copies that one address gets in an hour; more are not sent, so that nobody is flooded. */
const maxCopiesPerHour = 4;

/**
 * Stores a quote in the transaction of its lead, and queues the requested copy. A lead that may be spam sends
 * no copy: the address may be a stranger's.
 */
export async function commitQuote(
  transaction: Pick<LeadTransaction, "query" | "insertMails">,
  key: DigestKey,
  { lead, quote: { quote, composeCopy } }: { lead: StoredLead; quote: QuoteDraft },
): Promise<void> {
  await insertQuote(transaction.query, lead, quote);
  if (composeCopy === null || lead.spamReasons.length > 0) return;
  await queueCopy(transaction, key, { lead, mail: composeCopy(lead.receipt.token) });
}

/**
 * Queues the copy of a quote unless it was queued before. Returns false when the address has had too many or
 * is not one plain address.
 */
export async function queueCopy(
  { query, insertMails }: Pick<LeadTransaction, "query" | "insertMails">,
  { secret, dealerId, now }: DigestKey,
  { lead, mail }: { lead: StoredLead; mail: OutgoingMail },
): Promise<boolean> {
  if (!isSingleAddress(mail.recipient)) return false;
  const id = keyedDigest(secret, "quote copy", [dealerId, mail.recipient.toLowerCase()]);
  const waitMs = await consumeOrWait(query, { id, maxPerHour: maxCopiesPerHour }, now);
  if (waitMs !== null) return false;
  if (await claimCopy(query, lead.id, now)) await insertMails(lead, [mail]);
  return true;
}
