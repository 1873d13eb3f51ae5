import { maskPhone } from "@forecourt/domain/phone";
import type { DeskDeps } from "./desk-deps.ts";
import type { DeskOffer } from "./desk-offers.ts";

/**
 * Outcome of the mail about the newest event, for the appraiser: a lead that may be spam gets no mail before an
 * inspection.
 */
export async function mailOutcome(
  { database }: Pick<DeskDeps, "database">,
  { kept, events, store }: Pick<DeskOffer, "kept" | "events" | "store">,
): Promise<string> {
  if (kept === null) return "no mail: the seller has left no contact";
  const sent = await database.query
    .selectFrom("trade_outbox")
    .select("is_letter_queued")
    .where("kept_id", "=", kept.id)
    .executeTakeFirst();
  const isSeen = events.some(({ kind }) => kind === "inspected");
  if (isSeen || sent?.is_letter_queued !== 0) return "the seller gets a mail";
  const { firstName, phone } = kept.content.user;
  const number = maskPhone(phone, store.config.phoneMasks.general);
  return `not mailed: suspected spam; call ${firstName} at ${number}`;
}
