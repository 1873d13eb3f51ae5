import { isEmail } from "@forecourt/domain/email";
import type { Transaction } from "kysely";
import { type DigestKey, keyedDigest } from "../limits/keyed-digest.ts";
import { type RateLimit, reserveSlot, reserveSlotWithin } from "../limits/rate-limit.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import { isSingleAddress } from "../store/single-address.ts";
import type { LeadsTables } from "../store/tables.ts";
import type { Confirmation, ConfirmationContext } from "./confirmation.ts";
import { departmentOf } from "./reply-deadline.ts";

/**
 * How a mail above the limit of an address is handled. A form's mail waits for some hours at most, and is dropped if
 * that is not enough, because anybody can type any address. A mail about a stored application or visit waits however
 * long. A mail about a change that staff made is neither counted nor delayed.
 */
export type AboveLimit = "wait-briefly" | "wait" | "send";

interface ConfirmationRequest {
  confirmation: Confirmation | null | undefined;
  context: ConfirmationContext;
  signingContext: DigestKey;
  /** Why the lead may be spam; empty = no sign of it. */
  spamReasons: readonly string[];
  previewRecipient: string | null;
  aboveLimit: AboveLimit;
}

/** Maximum number of mails that one address gets, from any number of forms and of its own changes. */
export const MAX_PER_HOUR = 6;

/** Forms that a stranger sends with a person's address must not cause this person's own mail to be dropped. */
export const MAX_WAIT_MS = 6 * 60 * 60 * 1000;

/** The id of the limit of an address. */
export function shopperLimitId({ secret, dealerId }: DigestKey, address: string): string {
  return keyedDigest(secret, "shopper", [dealerId, address.toLowerCase()]);
}

/**
 * The mail that confirms a lead to its shopper. None for suspected spam, for an invalid email address, or far above the
 * limit of that address if `aboveLimit` is set to drop it. Outside production it goes to the preview recipient.
 */
export async function confirmationMails(
  transaction: Transaction<LeadsTables>,
  {
    confirmation,
    context,
    signingContext,
    spamReasons,
    previewRecipient,
    aboveLimit,
  }: ConfirmationRequest,
): Promise<OutgoingMail[]> {
  const address = confirmation?.address.trim() ?? "";
  if (!confirmation || spamReasons.length > 0) return [];
  if (!isEmail(address) || !isSingleAddress(address)) return [];
  const limit = { id: shopperLimitId(signingContext, address), maxPerHour: MAX_PER_HOUR };
  const dueAt = await dueOf(transaction, { limit, aboveLimit, now: signingContext.now });
  if (dueAt === null) return [];
  const { company } = context.dealer;
  const { isForService = false } = confirmation;
  const { email } = departmentOf({ form: context.lead.form, isForService }, context.dealer);
  return [
    {
      kind: "text",
      audience: "shopper",
      recipient: previewRecipient ?? address,
      senderName: company.name,
      replyTo: email ?? company.email,
      dueAt,
      ...confirmation.compose(context),
    },
  ];
}

/** Null = never. */
async function dueOf(
  transaction: Transaction<LeadsTables>,
  { limit, aboveLimit, now }: { limit: RateLimit; aboveLimit: AboveLimit; now: Date },
): Promise<Date | null> {
  if (aboveLimit === "send") return now;
  if (aboveLimit === "wait") return reserveSlot(transaction, limit, now);
  return reserveSlotWithin(transaction, limit, { now, maxWaitMs: MAX_WAIT_MS });
}
