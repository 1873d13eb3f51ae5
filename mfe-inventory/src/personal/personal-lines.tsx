import { Price } from "@forecourt/ui/price";
import { PaymentFigure } from "../parts/payment-figure.tsx";
import { PaymentTerms } from "../parts/payment-terms.tsx";
import styles from "./personal-lines.module.css";
import type { PersonalPrice } from "./personal-price-data.ts";

/** A price on the visitor's terms, each part on a line of its own, and the payment with its disclosure. */
export function PersonalLines({ price }: { price: PersonalPrice }) {
  return (
    <div className={styles.price}>
      <dl className={styles.lines}>
        {price.lines.map(({ label, amount, isSum }) => (
          <div key={label} className={isSum ? styles.sum : styles.line}>
            <dt>{label}</dt>
            <dd>
              <Price>{amount}</Price>
            </dd>
          </div>
        ))}
      </dl>
      <PaymentTerms data={price.payment}>
        <PaymentFigure />
      </PaymentTerms>
    </div>
  );
}
