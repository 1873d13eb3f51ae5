import { dealParameters } from "@forecourt/contracts/areas/financing/pre-approval-paths";
import type { Fields } from "./draft-store.ts";

/**
 * Money down and trade equity with which an answer was shown; the applicant can change them. A text that is no whole
 * amount is left out.
 */
export function figuresOfAnswer(form: Readonly<Record<string, unknown>>): Fields {
  const amountIn = (name: string) => {
    const text = form[name];
    return typeof text === "string" && /^[1-9]\d{0,6}$/.test(text) ? text : null;
  };
  const [moneyDown, tradeEquity] = [
    amountIn(dealParameters.moneyDown),
    amountIn(dealParameters.tradeEquity),
  ];
  return {
    ...(moneyDown !== null && { "deal.moneyDown": moneyDown }),
    ...(tradeEquity !== null && { "deal.tradeEquity": tradeEquity }),
  };
}
