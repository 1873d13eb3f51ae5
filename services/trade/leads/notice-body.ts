import { afterInspectionSummary } from "@forecourt/contracts/areas/trade/after-inspection-summary";
import { Payoff } from "@forecourt/contracts/areas/trade/payoff";
import { AppError } from "@forecourt/contracts/errors";
import type { sendServiceNotice } from "@forecourt/contracts/leads/service-lead";
import type { z } from "zod";
import type { Deps } from "../deps.ts";
import { dropOffOf } from "../drop-offs/drop-off-store.ts";
import { afterInspectionOf } from "../inspections/after-inspection.ts";
import { eventsOf, newestRevision, type OfferEvent } from "../inspections/offer-events.ts";
import { KeptChange } from "../kept/kept-change.ts";
import { sellerTokenOf } from "../links/seller-link.ts";
import type { NoticeRow } from "../store/tables.ts";
import type { OfferLead } from "./lead-of-offer.ts";
import { noticeOfChange } from "./notice-of-change.ts";
import { noticeOfDropOff } from "./notice-of-drop-off.ts";
import { letterOfInspection } from "./notice-of-inspection.ts";

type BodyDeps = Pick<Deps, "database" | "signingSecret">;
type NoticeBody = z.input<NonNullable<(typeof sendServiceNotice)["body"]>>;

/** The mails of a notice: about a visit, about another change by its seller, or about an inspection. */
export async function noticeBody(
  deps: BodyDeps,
  lead: OfferLead,
  notice: NoticeRow,
): Promise<NoticeBody> {
  const { event, kept_change: change, kept_id: keptId } = notice;
  const sent = { ...lead, token: notice.link_token ?? "" };
  if (event === null && change === null) return noticeOfDropOff(sent, notice);
  const events = (await eventsOf(deps.database.query, [keptId])).get(keptId) ?? [];
  if (change !== null) {
    const { startsAt } = await dropOffOf(deps.database, {
      row: { id: keptId },
      content: lead.content,
    });
    const now = { ...sent, content: { ...lead.content, dropOffAt: startsAt } };
    return changeBody(now, KeptChange.parse(JSON.parse(change)), events);
  }
  const told = events.filter(({ position }) => position <= (event ?? 0));
  return inspectionBody(deps, lead, told);
}

/** The offer as it was right after the change. */
function changeBody(
  lead: OfferLead,
  change: KeptChange,
  events: readonly OfferEvent[],
): NoticeBody {
  const { store, texts } = lead;
  const { payoff, selectedPayment, interest = lead.content.interest } = change;
  const after = afterInspectionOf(events, store.company.timezone);
  const named = { store: store.company.name, phone: "", payoff, seller: null, texts };
  const content = { ...lead.content, payoff, selectedPayment, interest };
  return noticeOfChange(
    { ...lead, content },
    { change, after: after && afterInspectionSummary(after, named) },
  );
}

async function inspectionBody(
  { database: { query }, signingSecret }: BodyDeps,
  lead: OfferLead,
  told: readonly OfferEvent[],
): Promise<NoticeBody> {
  const { keptId } = lead;
  const after = afterInspectionOf(told, lead.store.company.timezone);
  if (after === null) throw new AppError("not-found", "the notice is of no event");
  const token = await sellerTokenOf(query, signingSecret, keptId);
  const payoff = await payoffOf(query, lead);
  const content = {
    ...lead.content,
    payoff,
    selectedPayment: lead.offer.selectedPayment,
    interest: lead.interest,
  };
  const replaced = newestRevision(told.slice(0, -1))?.content ?? null;
  return {
    toStore: null,
    isMet: told.some(({ kind }) => kind === "inspected"),
    isByStaff: true,
    letter: letterOfInspection({ ...lead, content }, after, { token, replaced }),
  };
}

/** Payoff of the loan, which the seller may have corrected since they kept the offer. */
export async function payoffOf(
  query: BodyDeps["database"]["query"],
  { content, keptId }: OfferLead,
): Promise<Payoff | null> {
  const row = await query
    .selectFrom("trade_kept_offers as k")
    .innerJoin("trade_offers as o", "o.id", "k.offer_id")
    .innerJoin("trade_appraisals as a", "a.id", "o.appraisal_id")
    .select("a.payoff")
    .where("k.id", "=", keptId)
    .executeTakeFirst();
  if (!row) return content.payoff;
  return row.payoff === null ? null : Payoff.parse(JSON.parse(row.payoff));
}
