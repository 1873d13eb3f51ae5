import type { TextKey } from "@forecourt/contracts/text-keys";
import { fillText, type TextValues } from "@forecourt/domain/fill-text";
import { textingZones } from "@forecourt/domain/texting-hours";
import type { Transaction } from "kysely";
import type { ConfirmationContext } from "../confirmations/confirmation.ts";
import { type DigestKey, keyedDigest } from "../limits/keyed-digest.ts";
import { reserveSlotWithin } from "../limits/rate-limit.ts";
import type { StoredLead } from "../store/insert-lead.ts";
import type { LeadsTables } from "../store/tables.ts";
import { plainAscii } from "./plain-ascii.ts";
import { hasOptedOut, insertText } from "./text-queue.ts";

/** A text message to the shopper of a lead. */
export interface TextConfirmation {
  /** E.164: a verified number of a visitor who has agreed. */
  phone: string;
  /** Pure: it runs inside the transaction, which gives the lead its receipt. */
  compose(context: ConfirmationContext): ComposedText;
}

/** A text of the dealer's texts, or the sentence of another service. */
type ComposedText = ({ key: TextKey; values: TextValues } | { sentence: string }) & {
  /** Moment after which the text is of no use; missing = it stays useful. */
  usefulUntil?: Date;
};

/** Maximum number of texts that one number gets in an hour, from any number of forms. */
const MAX_PER_HOUR = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

interface TextRequest {
  confirmation: TextConfirmation | null | undefined;
  context: ConfirmationContext & { lead: StoredLead };
  signingContext: DigestKey;
}

/**
 * Queues the text that confirms a lead in its transaction; none for suspected spam, and none for a number that has
 * opted out. Above the limit of its number, a text waits while it is of use.
 */
export async function queueConfirmationText(
  query: Transaction<LeadsTables>,
  { confirmation, context, signingContext }: TextRequest,
): Promise<void> {
  const { lead, dealer, texts, now } = context;
  if (!confirmation || lead.spamReasons.length > 0) return;
  const { phone } = confirmation;
  if (await hasOptedOut(query, phone)) return;
  const { secret, dealerId } = signingContext;
  const limit = { id: keyedDigest(secret, "texts", [dealerId, phone]), maxPerHour: MAX_PER_HOUR };
  const composed = confirmation.compose(context);
  const { usefulUntil } = composed;
  const latest = Math.min(now.getTime() + DAY_MS, usefulUntil?.getTime() ?? Infinity);
  const maxWaitMs = Math.max(0, latest - now.getTime());
  const dueAt = await reserveSlotWithin(query, limit, { now, maxWaitMs });
  if (dueAt === null) return;
  const text =
    "sentence" in composed
      ? composed.sentence
      : fillText(texts, composed.key, { ...composed.values, store: dealer.company.name });
  await insertText(query, {
    leadId: lead.id,
    dealerId,
    phone,
    body: plainAscii(`${text} ${fillText(texts, "sms.stop")}`),
    timeZones: textingZones(phone, dealer.company.timezone),
    createdAt: now,
    dueAt,
    expiresAt: new Date(latest),
  });
}
