import { savePayoffForm } from "@forecourt/contracts/areas/trade/offer-forms";
import { Payoff } from "@forecourt/contracts/areas/trade/payoff";
import { fillText } from "@forecourt/domain/fill-text";
import { parseAmount, parseOptionalLine } from "@forecourt/domain/financing/typed-values";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import { canonicalJson } from "@forecourt/service-kit/idempotency/canonical-json";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { type FormFields, mountForm } from "../forms/mount-form.ts";
import { acceptedAt, formContextOf, returnForm, tooManyFault } from "../forms/offer-context.ts";
import { deleteReturnedForm } from "../forms/returned-form-store.ts";
import { inspectedOffer } from "../inspections/inspected-offer.ts";
import { KeptChange, queueKeptChange } from "../kept/kept-change.ts";
import type { KeptOffer } from "../kept/kept-store.ts";
import { openKeptOffer } from "../kept/replaced-offer.ts";
import { limitNetwork } from "../limits/network-limit.ts";
import { reviseOffer } from "../offer/revise-offer.ts";
import { offerOf } from "../offers/find-offer.ts";
import type { StoredResult } from "../offers/stored-offer.ts";
import type { AppraisalRow, OfferRow } from "../store/tables.ts";

const MAX_LENDER = 80;

/** Stores the payoff of the car's loan. For a kept offer, the store and the seller get a mail. */
export function payoffFormRoute(app: Express, deps: Deps): void {
  const { database } = deps;
  mountForm(app, savePayoffForm, async (form) => {
    const context = await formContextOf(deps, form);
    const { appraisal, site } = context;
    const returned = (faults: Record<string, string>) =>
      returnForm(deps, form, { appraisal, form: "payoff", faults });
    const checked = checkPayoff(form.fields, site.texts);
    if (checked.faults !== null) return returned(checked.faults);
    const offer =
      (await inspectedOffer(database, appraisal)) ??
      (await offerOf(database, appraisal, site.today));
    const high = offer && payoffFault(offer, checked.payoff, site.texts);
    if (high) return returned({ owed: high });
    const kept = await openKeptOffer(database, appraisal.id);
    try {
      // Each change of a kept offer is mailed, so it counts against the limit of `keep`.
      await limitNetwork(deps, form, kept === null ? "save" : "keep");
    } catch (error) {
      return returned(tooManyFault(error, context, form));
    }
    if (await storePayoff(deps, { appraisal, payoff: checked.payoff, kept, token: form.token })) {
      deps.onCommitted();
    }
    await deleteReturnedForm(database, appraisal.id);
    return acceptedAt(form.token, "payoff");
  });
}

/** True = the store gets a notice, because it has the lead of a kept offer with another amount. */
async function storePayoff(
  { database, now }: Deps,
  {
    appraisal,
    payoff,
    kept,
    token,
  }: { appraisal: AppraisalRow; payoff: Payoff | null; kept: KeptOffer | null; token: string },
): Promise<boolean> {
  const before = appraisal.payoff === null ? null : Payoff.parse(JSON.parse(appraisal.payoff));
  if (canonicalJson(before) === canonicalJson(payoff)) return false;
  return database.query.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("trade_appraisals")
      .set({ payoff: payoff && JSON.stringify(payoff) })
      .where("id", "=", appraisal.id)
      .execute();
    if (kept === null) return false;
    const { selected_payment: selectedPayment } = await transaction
      .selectFrom("trade_offers")
      .select("selected_payment")
      .where("id", "=", kept.row.offer_id)
      .executeTakeFirstOrThrow();
    const change = KeptChange.parse({
      kind: "payoff",
      before,
      payoff,
      selectedPayment,
      interest: kept.interest,
    });
    await queueKeptChange(transaction, { keptId: kept.row.id, change, token, now: now() });
    return true;
  });
}

/** No loan on a car is many times its price: a digit too many was typed. */
const mostTimes = 3;

/** Fault of an amount that is far above the offer; null = none. */
function payoffFault(
  { result, selected_payment: selected }: Pick<OfferRow, "result" | "selected_payment">,
  payoff: Payoff | null,
  texts: Readonly<Record<string, string>>,
): string | null {
  const prices = reviseOffer(JSON.parse(result) as StoredResult, []);
  const { cashNow = null, moreCashLater = null } = prices ?? {};
  const chosen = selected === "moreCashLater" ? moreCashLater : cashNow;
  const price = (chosen ?? cashNow ?? moreCashLater)?.finalPriceCents ?? 0;
  const owed = payoff?.owedCents ?? 0;
  if (price === 0 || owed <= price * mostTimes) return null;
  const values = { amount: formatAmount(owed), price: formatAmount(price) };
  return fillText(texts, "trade.fault.owed-high", values);
}

type CheckedPayoff = { faults: Record<string, string> } | { faults: null; payoff: Payoff | null };

/** An empty amount, and no loan, is no payoff. */
function checkPayoff(
  { owed = "", lender = "" }: FormFields,
  texts: Readonly<Record<string, string>>,
): CheckedPayoff {
  const amount = owed.trim() === "" ? null : parseAmount(owed);
  const name = parseOptionalLine(lender, MAX_LENDER);
  const faults = {
    ...(amount?.ok === false && { owed: fillText(texts, "trade.fault.owed") }),
    ...(!name.ok && { lender: fillText(texts, "trade.fault.lender") }),
  };
  if (amount?.ok === false || !name.ok) return { faults };
  if (amount === null || amount.value === 0) return { faults: null, payoff: null };
  return { faults: null, payoff: { owedCents: amount.value, lender: name.value } };
}
