import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { Transaction } from "kysely";
import type { Visit } from "../intake/lead-request.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import type { LeadsTables } from "../store/tables.ts";
import { hiddenName } from "./keyed-digest.ts";
import { turnOf } from "./rate-limit.ts";

/**
 * Suspected ones have a pace of their own at every recipient: a flood of them delays no genuine one.
 * Counted in one order everywhere, so that two inquiries never wait for each other.
 */
export async function spacedOut(
  transaction: Transaction<LeadsTables>,
  { seal }: Pick<Visit, "seal">,
  {
    dealer,
    suspicion,
    mails,
  }: { dealer: DealerConfig; suspicion: readonly string[]; mails: OutgoingMail[] },
): Promise<OutgoingMail[]> {
  const { limits, suspected } = dealer.leads;
  const isSuspected = suspicion.length > 0;
  const held = suspected === "hold" && isSuspected;
  const purpose = isSuspected ? "recipient of suspected" : "recipient";
  const result: OutgoingMail[] = [];
  for (const mail of mails.toSorted((one, other) => (one.recipient < other.recipient ? -1 : 1))) {
    const id = hiddenName(seal.secret, purpose, [seal.dealerId, mail.recipient.toLowerCase()]);
    const pace = { id, mostPerHour: limits.perRecipientPerHour };
    const notBefore = held ? seal.now : await turnOf(transaction, pace, seal.now);
    result.push({ ...mail, notBefore, ...(held ? { held } : {}) });
  }
  return result;
}
