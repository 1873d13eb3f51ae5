import type { DownForm } from "@forecourt/domain/payment/disclosure";
import { fillText } from "./site-context.tsx";

/**
 * The paragraphs of a lease's disclosure, with parameters. Regulation M requires them in advertisements
 * (12 CFR 1013.7(d)(2)) or, for the capitalized cost, in the contract (12 CFR 1013.4(f)), so the type has
 * no way to leave one out.
 */
export type LeaseParagraphs = readonly [
  payments: string,
  capitalizedCost: string,
  mileage: string,
  securityDeposit: string,
  downPayment: Readonly<Record<DownForm, string>>,
  notAnOffer: string,
];

/** In a loader: the sentences in the dealer's texts. Browsers get them as data, because few pages need them. */
export function leaseParagraphs(texts: Record<string, string>): LeaseParagraphs {
  const text = (name: string) => fillText(texts, `lease.disclosure.${name}`);
  const down = {
    both: text("down.both"),
    cash: text("down.cash"),
    trade: text("down.trade"),
    none: text("down.none"),
  };
  return [text("terms"), text("cost"), text("miles"), text("deposit"), down, text("example")];
}
