import type { FactSource, Facts } from "../facts.ts";
import { whole } from "../format-facts.ts";

/** How long an online offer is valid. */
export function tradeFacts({ trade }: FactSource): Facts {
  return { "trade.offerDays": whole(trade.offerValidDays) };
}
