import {
  type CompletePaymentTerms,
  completePaymentTerms,
  toPaymentTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import { rememberedTerms } from "@forecourt/contracts/areas/inventory/search/remembered-terms";
import type { SiteContext } from "@forecourt/contracts/site";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { type FinancingFault } from "@forecourt/domain/financing/faults";
import { parseAmount } from "@forecourt/domain/financing/typed-values";
import { type Cents, formatCents } from "@forecourt/domain/money";
import { cashDownAt } from "@forecourt/domain/payment/estimate";
import type { AnswerText, Range } from "./pre-approval-view.ts";

/** Money down as typed on this page: the amount, or its fault. */
export interface TypedDown {
  text: string;
  amount: { ok: true; cents: Cents } | { ok: false; fault: FinancingFault };
}

/** Whole dollars, as in an application. Null = nothing was typed. */
export function readDown(text: string | null): TypedDown | null {
  if (text === null || text.trim() === "") return null;
  const amount = parseAmount(text);
  if (!amount.ok) return { text, amount };
  return amount.value % CENTS === 0
    ? { text, amount: { ok: true, cents: amount.value } }
    : { text, amount: { ok: false, fault: "amount-whole" } };
}

/** Terms from which a car's payments are calculated, and the value of the field for the money down. */
interface DownView {
  terms: CompletePaymentTerms;
  /** The typed text while it has a fault; null = the amount of the terms. */
  value: string | null;
  error: string | null;
}

const CENTS = 100;

/** The typed amount counts to the dollar. One that the terms cannot have leaves the earlier terms, with a word why. */
export function downView(
  text: AnswerText,
  site: SiteContext,
  {
    range: { creditScore },
    stated,
    typed,
    totalCents,
  }: { range: Range; stated: BuyerPreferences; typed: TypedDown | null; totalCents: Cents },
): DownView {
  const termsOf = (preferences: BuyerPreferences) => {
    const remembered = rememberedTerms(preferences, site);
    return completePaymentTerms({ terms: { creditScore }, remembered }, site);
  };
  const { cashDown: _amount, cashDownPercent: _percent, ...others } = stated;
  const known = termsOf(stated);
  const isTooMuch = (cents: Cents) => cents >= totalCents;
  const start = isTooMuch(cashDownAt(totalCents, toPaymentTerms(known))) ? termsOf(others) : known;
  const tooMuch = text("car.down.tooMuch", { total: formatCents(totalCents) });
  if (typed === null) {
    return start === known
      ? { terms: known, value: null, error: null }
      : { terms: start, value: String(known.cashDown), error: tooMuch };
  }
  const { amount } = typed;
  if (!amount.ok) {
    return { terms: start, value: typed.text, error: faultText(site, amount.fault) };
  }
  if (isTooMuch(amount.cents)) return { terms: start, value: typed.text, error: tooMuch };
  const cashDown = amount.cents / CENTS;
  return { terms: { ...start, cashDown, cashDownPercent: null }, value: null, error: null };
}

function faultText({ texts }: Pick<SiteContext, "texts">, fault: FinancingFault): string {
  return texts[`financing.fault.${fault}`] ?? fault;
}
