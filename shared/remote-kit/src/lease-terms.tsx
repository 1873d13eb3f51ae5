import { formatDollars } from "@forecourt/domain/money";
import { type LeaseOffer, leaseDisclosureValues } from "@forecourt/domain/payment/lease-disclosure";
import styles from "./lease-terms.module.css";
import { fillText } from "./site-context.tsx";

/**
 * Texts of a lease's disclosure, with parameters. Regulation M requires each of them (12 CFR
 * 1013.7(d)(2)), so the type has no way to leave one out.
 */
export type LeaseTermsTexts = readonly [
  payments: string,
  mileage: string,
  securityDeposit: string,
  downPayment: string,
  notAnOffer: string,
];

/** In a loader: the texts of the dealer. Browsers get them as data, because few pages need them. */
export function leaseTermsTexts(texts: Record<string, string>): LeaseTermsTexts {
  const text = (name: string) => fillText(texts, `lease.disclosure.${name}`);
  return [text("terms"), text("miles"), text("deposit"), text("down"), text("example")];
}

interface LeaseTermsProps {
  /** All numbers of the disclosure. */
  offer: LeaseOffer;
  texts: LeaseTermsTexts;
  /** For `aria-describedby` of the payment. */
  id: string;
}

/** The terms that Regulation M requires beside every advertised lease payment. */
export function LeaseTerms({ offer, texts, id }: LeaseTermsProps) {
  const { lease, cashDown } = offer;
  const values = {
    ...leaseDisclosureValues(offer),
    down: formatDollars(cashDown),
    trade: formatDollars(lease.reduction - cashDown),
  };
  return (
    <div id={id} className={styles.terms} data-credit-terms>
      {texts.map((text) => (
        <p key={text}>{fillText({ text }, "text", values)}</p>
      ))}
    </div>
  );
}
