import { pageOfAnswer, withCar } from "@forecourt/contracts/areas/financing/car-parameter";
import {
  mergePaymentTerms,
  setPaymentTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { zipParameter } from "@forecourt/contracts/paths/personal-parameters";
import { useVisitor } from "@forecourt/remote-kit/visitor";
import { use } from "react";
import { changedTerms } from "../../features/payment/changed-terms.ts";
import { PaymentContext, type PaymentState } from "../../features/payment/payment-provider.tsx";
import type { Action, VehicleData } from "./vehicle-data.ts";

/**
 * Actions for this visitor. The link to a pre-approval carries what they have stated: money down, trade-in, term and
 * ZIP code. A link to the answer of an earlier pre-approval follows the main action, with the terms of this page.
 */
export function useActions({
  actions,
  outTheDoor,
}: Pick<VehicleData, "actions" | "outTheDoor">): readonly Action[] {
  const token = useVisitor(({ terms }) => terms.preApproval);
  const payment = use(PaymentContext);
  const [main] = actions;
  const asked = actions.find(({ withAnswer }) => withAnswer);
  if (!main || !asked?.withAnswer) return actions;
  const { label, answers, vin } = asked.withAnswer;
  if (token === undefined) {
    const stated = [...queryOf(statedTerms(payment)), ...zipPair(outTheDoor?.zip ?? "")];
    const form = { ...asked, href: withCar(answers, vin, stated) };
    return actions.map((one) => (one === asked ? form : one));
  }
  const page = withCar(pageOfAnswer(answers, token), vin, queryOf(shownTerms(payment)));
  const own = { label, href: page, isPersonal: true };
  return [main, own, ...actions.slice(1).filter((one) => one !== asked)];
}

/** Pages of financing have the score of the answer. */
function queryOf({ creditScore: _score, ...terms }: SearchPaymentTerms): URLSearchParams {
  const query = new URLSearchParams();
  setPaymentTerms(query, terms);
  return query;
}

const zipPair = (zip: string): [string, string][] => (zip === "" ? [] : [[zipParameter, zip]]);

/** Payment terms that differ from the dealer's defaults. */
function statedTerms(payment: PaymentState | null): SearchPaymentTerms {
  if (payment === null) return {};
  const { terms, defaults } = payment.data;
  return mergePaymentTerms(changedTerms(terms, defaults), payment.changes);
}

function shownTerms(payment: PaymentState | null): SearchPaymentTerms {
  if (payment === null) return {};
  const { cashDown, cashDownPercent, tradeEquity, months } = payment.data.terms;
  const down = cashDownPercent === null ? { cashDown } : { cashDownPercent };
  const trade = tradeEquity > 0 ? { tradeEquity } : {};
  return mergePaymentTerms({ ...down, ...trade, months }, payment.changes);
}
