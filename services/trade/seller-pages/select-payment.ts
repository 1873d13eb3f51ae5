import type { PayoutOption } from "@forecourt/contracts/dealer-config/trade/offers";
import { AppError } from "@forecourt/contracts/errors";
import { fillText } from "@forecourt/domain/fill-text";
import type { Kysely } from "kysely";
import type { Deps } from "../deps.ts";
import { eventsOfKept } from "../inspections/after-inspection.ts";
import { KeptChange, queueKeptChange } from "../kept/kept-change.ts";
import { type KeptOffer, keptOfferOf } from "../kept/kept-store.ts";
import { countedPayment } from "../kept/trade-in.ts";
import { offeredKinds, type StoredResult } from "../offers/stored-offer.ts";
import type { OfferRow, TradeTables } from "../store/tables.ts";

interface Selection {
  kind: PayoutOption;
  texts: Readonly<Record<string, string>>;
  /** Token of the offer's page, for the mails about a kept offer. */
  token: string;
}

/**
 * Selects one of the offered kinds of payment. For a kept offer, the store and the seller get a mail.
 * @throws AppError fields-invalid: the kind was not offered, the store has seen the car, or it is traded in
 */
export async function selectOffered(
  deps: Pick<Deps, "database" | "now" | "onCommitted">,
  offer: OfferRow,
  selection: Selection,
): Promise<void> {
  const { kind, texts } = selection;
  if (!offeredKinds(JSON.parse(offer.result) as StoredResult).includes(kind)) {
    throw refused("this kind was not offered", fillText(texts, "trade.fault.not-offered"));
  }
  if (offer.selected_payment === kind) return;
  const kept = await keptOfferOf(deps.database, offer);
  if (kept !== null && (await eventsOfKept(deps.database, kept.row.id)).length > 0) {
    throw refused("the store has seen the car", fillText(texts, "trade.fault.kept"));
  }
  const interest = kept?.interest ?? null;
  if (countedPayment({ ...offer, selected_payment: kind }, interest) !== kind) {
    throw refused("a trade-in counts as cash now", fillText(texts, "trade.fault.trade-in"));
  }
  if (await store(deps, { offer, kept, selection })) deps.onCommitted();
}

/**
 * True = mails were queued. Of two concurrent requests, one queues them; neither does after the offer became a
 * trade-in.
 */
async function store(
  { database, now }: Pick<Deps, "database" | "now">,
  { offer, kept, selection }: { offer: OfferRow; kept: KeptOffer | null; selection: Selection },
): Promise<boolean> {
  const { kind, token } = selection;
  return database.query.transaction().execute(async (transaction) => {
    if (kept !== null && !(await lockKept(transaction, kept))) return false;
    const { numUpdatedRows } = await transaction
      .updateTable("trade_offers")
      .set({ selected_payment: kind })
      .where("id", "=", offer.id)
      .where("selected_payment", "is distinct from", kind)
      .executeTakeFirst();
    if (kept === null || numUpdatedRows === 0n) return false;
    const { payoff } = await transaction
      .selectFrom("trade_appraisals")
      .select("payoff")
      .where("id", "=", offer.appraisal_id)
      .executeTakeFirstOrThrow();
    const change = KeptChange.parse({
      kind: "payment",
      before: offer.selected_payment,
      payoff: JSON.parse(payoff ?? "null"),
      selectedPayment: kind,
      interest: kept.interest,
    });
    await queueKeptChange(transaction, { keptId: kept.row.id, change, token, now: now() });
    return true;
  });
}

/**
 * Locks the kept offer until the transaction ends. False = since it was read, the seller has changed their interest, or
 * staff has changed the offer.
 */
async function lockKept(
  transaction: Kysely<TradeTables>,
  { row: { id }, content, interest }: KeptOffer,
): Promise<boolean> {
  const same = await transaction
    .updateTable("trade_kept_offers")
    .set((set) => ({ interest: set.ref("interest") }))
    .where("id", "=", id)
    .where((where) => where.fn.coalesce("interest", where.val(content.interest)), "=", interest)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("trade_offer_events").select("kept_id").where("kept_id", "=", id))),
    )
    .returning("id")
    .executeTakeFirst();
  return same !== undefined;
}

function refused(message: string, selectedPayment: string): AppError {
  return new AppError("fields-invalid", message, { fields: { selectedPayment } });
}
