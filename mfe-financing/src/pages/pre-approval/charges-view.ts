import type { PreApproval } from "@forecourt/contracts/areas/financing/pre-approval";
import type { SiteContext } from "@forecourt/contracts/site";
import { type Cents, formatCents } from "@forecourt/domain/money";
import { feesInPrice } from "@forecourt/domain/payment/fees-in-price";
import { outTheDoor } from "@forecourt/domain/payment/out-the-door";
import type { AnsweredCar, AnswerText } from "./pre-approval-view.ts";

type TaxSite = Pick<SiteContext, "taxes" | "fees" | "stores">;
type Facts = NonNullable<NonNullable<AnsweredCar>["facts"]>;

/** Tax and government fees of a car, as far as they are known, and the sentence about them. */
export interface Charges {
  cents: Cents;
  sentence: string;
}

/**
 * Calculates the charges from the shopper's ZIP code by the rules of a quote; without rules for the ZIP code's state,
 * the charges are not known.
 */
export function chargesView(
  text: AnswerText,
  { stores, fees, taxes }: TaxSite,
  {
    facts,
    zip,
    tradeEquity,
  }: Pick<PreApproval, "zip"> & {
    facts: Pick<Facts, "priceCents" | "totalCents" | "condition" | "storeId">;
    tradeEquity: Cents;
  },
): Charges {
  const { priceCents, totalCents, condition, storeId } = facts;
  const unknown = { cents: 0, sentence: text("car.charges.none") };
  if (!zip || priceCents === null || totalCents === null) return unknown;
  const own = stores.find(({ id }) => id === storeId)?.fees ?? fees;
  const priced = outTheDoor(
    {
      vehicle: priceCents,
      isNew: condition === "new",
      fees: feesInPrice(own, totalCents - priceCents),
      zip,
      tradeIn: tradeEquity === 0 ? null : { allowance: tradeEquity, payoff: 0 },
    },
    taxes,
  );
  if (priced.kind !== "price") return unknown;
  const cents = priced.total - priced.advertisedTotal;
  return {
    cents,
    sentence: text(chargesKey(priced.missing), { charges: formatCents(cents), zip }),
  };
}

/** Local sales tax is hundreds of dollars: it is named where it alone is not known. */
function chargesKey(missing: readonly string[]) {
  if (missing.length === 0) return "car.charges.all";
  return missing.join() === "localTax" ? "car.charges.local" : "car.charges.part";
}
