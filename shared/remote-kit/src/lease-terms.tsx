import { formatDollars } from "@forecourt/domain/money";
import { downForm } from "@forecourt/domain/payment/disclosure";
import { type LeaseOffer, leaseDisclosureValues } from "@forecourt/domain/payment/lease-disclosure";
import type { LeaseParagraphs } from "./lease-paragraphs.ts";
import styles from "./lease-terms.module.css";
import { fillText } from "./site-context.tsx";

interface LeaseTermsProps {
  /** All numbers of the disclosure. */
  offer: LeaseOffer;
  paragraphs: LeaseParagraphs;
  /** Id for `aria-describedby` of the payment. */
  id: string;
}

/** The terms that Regulation M requires beside every advertised lease payment. */
export function LeaseTerms({ offer, paragraphs, id }: LeaseTermsProps) {
  const { lease, cashDown } = offer;
  const tradeEquity = lease.reduction - cashDown;
  const form = downForm({ cashDown, tradeEquity });
  const values = {
    ...leaseDisclosureValues(offer),
    down: formatDollars(cashDown),
    trade: formatDollars(tradeEquity),
  };
  return (
    <div id={id} className={styles.terms} data-credit-terms>
      {paragraphs
        .map((part) => (typeof part === "string" ? part : part[form]))
        .map((text) => (
          <p key={text}>{fillText({ text }, "text", values)}</p>
        ))}
    </div>
  );
}
