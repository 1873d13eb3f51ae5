import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { Transaction } from "kysely";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import type { LeadsTables } from "../store/tables.ts";
import { type DigestKey, keyedDigest } from "./keyed-digest.ts";
import { reserveSlot } from "./rate-limit.ts";

interface ComposedMails {
  dealer: DealerConfig;
  spamReasons: readonly string[];
  mails: OutgoingMail[];
}

/**
 * Sets when each mail is due, so that a recipient gets at most the configured number an hour. Suspected
 * spam has a limit of its own, so that a flood of it delays no genuine lead; or it is quarantined, where
 * the dealer wants that.
 */
export async function throttlePerRecipient(
  transaction: Transaction<LeadsTables>,
  { secret, dealerId, now }: DigestKey,
  { dealer, spamReasons, mails }: ComposedMails,
): Promise<OutgoingMail[]> {
  const { limits, suspected } = dealer.leads;
  const isSuspected = spamReasons.length > 0;
  const quarantined = suspected === "hold" && isSuspected;
  const purpose = isSuspected ? "recipient of suspected" : "recipient";
  const result: OutgoingMail[] = [];
  // Every transaction locks recipients in the same order, so that no two of them deadlock.
  for (const mail of mails.toSorted((one, other) => (one.recipient < other.recipient ? -1 : 1))) {
    const id = keyedDigest(secret, purpose, [dealerId, mail.recipient.toLowerCase()]);
    const limit = { id, maxPerHour: limits.perRecipientPerHour };
    const dueAt = quarantined ? now : await reserveSlot(transaction, limit, now);
    result.push({ ...mail, dueAt, ...(quarantined ? { quarantined } : {}) });
  }
  return result;
}
