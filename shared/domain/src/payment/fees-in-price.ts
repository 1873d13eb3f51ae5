import type { DealerFee } from "../advertised-price.ts";
import type { Cents } from "../money.ts";

/**
 * The configured fees where their sum is still that of an advertised price; else that sum as one fee, which is taxed.
 */
export function feesInPrice(fees: readonly DealerFee[], cents: Cents): readonly DealerFee[] {
  const sum = fees.reduce((total, fee) => total + fee.cents, 0);
  return sum === cents ? fees : [{ id: "dealer", label: "dealer fees", cents }];
}
