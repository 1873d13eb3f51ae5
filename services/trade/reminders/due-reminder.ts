import { afterInspectionSummary } from "@forecourt/contracts/areas/trade/after-inspection-summary";
import { AppError } from "@forecourt/contracts/errors";
import type { Letter } from "@forecourt/contracts/leads/service-lead";
import { isByDay } from "@forecourt/domain/appointments/by-day";
import { maskPhone } from "@forecourt/domain/phone";
import type { Deps } from "../deps.ts";
import type { DeskOffer } from "../desk/desk-offers.ts";
import { keptOffer } from "../desk/one-offer.ts";
import { afterInspectionOf } from "../inspections/after-inspection.ts";
import { payoffOf } from "../leads/notice-body.ts";
import { type LeadDeps, offerLead } from "../leads/offer-lead.ts";
import { sellerTokenOf } from "../links/seller-link.ts";
import { isToRemind } from "./is-to-remind.ts";
import { letterOfReminder } from "./letter-of-reminder.ts";

type ReminderDeps = LeadDeps & Pick<Deps, "now">;

/** It is night at the store: the mail waits until the morning comes or the offer ends. */
class NotByDay extends Error {
  override name = "NotByDay";
  readonly code = "not-by-day";
}

/** A reminder, with the inquiry that it is about. */
interface DueReminder {
  letter: Letter;
  dealerId: string;
  storeId: string;
  /** Token of the inquiry. */
  leadToken: string;
  /** The store has met the seller, so that the lead is no spam. */
  isMet: boolean;
}

/**
 * The reminder of a kept offer as it is now; null = there is nothing to remind of any more.
 * @throws NotByDay, or AppError while its lead is not stored
 */
export async function dueReminder(deps: ReminderDeps, keptId: string): Promise<DueReminder | null> {
  const desk = await keptOffer(deps, keptId);
  if (desk === null || !isToRemind(desk, deps)) return null;
  const { dealerId, storeId, config } = desk.store;
  const { query } = deps.database;
  const isMet = desk.events.some(({ kind }) => kind === "inspected");
  const inquiry = await query
    .selectFrom("trade_outbox")
    .select(["lead_token", "is_letter_queued"])
    .where("kept_id", "=", keptId)
    .executeTakeFirstOrThrow();
  const { lead_token: leadToken, is_letter_queued: isMailed } = inquiry;
  if (leadToken === null) throw new AppError("still-running", "the offer's lead is not stored yet");
  const token = await sellerTokenOf(query, deps.signingSecret, keptId);
  if (token === null || (isMailed !== 1 && !isMet)) return null;
  if (!isByDay(deps.now(), config.company.timezone)) throw new NotByDay();
  const letter = await letterFor(deps, desk, { keptId, token });
  return { letter, dealerId, storeId, leadToken, isMet };
}

async function letterFor(
  deps: ReminderDeps,
  { store: { config }, validUntil, events, dropOff }: DeskOffer,
  { keptId, token }: { keptId: string; token: string },
): Promise<Letter> {
  const { lead } = await offerLead(deps, keptId);
  const payoff = await payoffOf(deps.database.query, lead);
  const { interest, offer, texts } = lead;
  const after = afterInspectionOf(events, config.company.timezone);
  const named = {
    store: config.company.name,
    phone: maskPhone(config.sales.phone, config.phoneMasks.general),
    payoff,
    seller: { interest, vin: lead.content.car.vin },
    texts,
  };
  const content = {
    ...lead.content,
    interest,
    payoff,
    selectedPayment: offer.selectedPayment,
    dropOffAt: dropOff?.startsAt ?? null,
  };
  return letterOfReminder(
    { ...lead, token, content },
    { validUntil, after: after && afterInspectionSummary(after, named) },
  );
}
