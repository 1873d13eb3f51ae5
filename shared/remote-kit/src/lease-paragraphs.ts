import { fillText } from "./site-context.tsx";

/**
 * The sentences of a lease's disclosure, with parameters. Regulation M requires each of them (12 CFR
 * 1013.7(d)(2)), so the type has no way to leave one out.
 */
export type LeaseParagraphs = readonly [
  payments: string,
  mileage: string,
  securityDeposit: string,
  downPayment: string,
  notAnOffer: string,
];

/** In a loader: the sentences in the dealer's texts. Browsers get them as data, because few pages need them. */
export function leaseParagraphs(texts: Record<string, string>): LeaseParagraphs {
  const text = (name: string) => fillText(texts, `lease.disclosure.${name}`);
  return [text("terms"), text("miles"), text("deposit"), text("down"), text("example")];
}
