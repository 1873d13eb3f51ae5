import { Price } from "@forecourt/ui/vehicle/price";
import { PaymentFigure } from "../parts/payment-figure.tsx";
import { PaymentTerms } from "../parts/payment-terms.tsx";
import lines from "../parts/price-lines.module.css";
import styles from "./personal-lines.module.css";
import type { PersonalPrice } from "./personal-price-data.ts";

/** A price on the visitor's terms, each part on a line of its own, and the payment with its disclosure. */
export function PersonalLines({ price }: { price: PersonalPrice }) {
  return (
    <div className={styles.price}>
      <dl className={lines.lines}>
        {price.lines.map(({ label, amount, isSum }) => (
          <div key={label} className={isSum ? lines.total : lines.line}>
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
