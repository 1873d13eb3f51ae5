import type { DealerFee } from "../advertised-price.ts";
import type { Cents } from "../money.ts";
import { feesInPrice } from "../payment/fees-in-price.ts";
import { type OutTheDoor, outTheDoor } from "../payment/out-the-door.ts";
import type { TaxRules } from "../payment/taxes.ts";

/** A deal as its taxes depend on it. Money in cents. */
export interface TaxedDeal {
  /** The car alone. */
  priceCents: Cents;
  /** The car and the dealer's fees, as it was advertised. */
  advertisedCents: Cents;
  isNew: boolean;
  /** Dealer fees of the store that has the car. */
  fees: readonly DealerFee[];
  /** ZIP code of the borrower's home. */
  zip: string;
  /** Equity that the borrower expects from the trade-in after its payoff; 0 = none. */
  tradeEquityCents: Cents;
  /** Debt that is left on the trade-in; 0 = none. */
  payoffCents: Cents;
}

/**
 * Tax and title fees of a deal, by the rules of a quote: for the deal sheet of staff and the review of the borrower, so
 * that both name the same. Payoff and equity together are what the trade-in is taken at.
 */
export function dealCharges(deal: TaxedDeal, taxes: TaxRules): OutTheDoor {
  const { priceCents, advertisedCents, isNew, fees, zip, tradeEquityCents, payoffCents } = deal;
  return outTheDoor(
    {
      vehicle: priceCents,
      isNew,
      fees: feesInPrice(fees, advertisedCents - priceCents),
      zip,
      tradeIn:
        tradeEquityCents === 0
          ? null
          : { allowance: tradeEquityCents + payoffCents, payoff: payoffCents },
    },
    taxes,
  );
}
