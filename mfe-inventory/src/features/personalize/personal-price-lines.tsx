import { Price } from "@forecourt/ui/vehicle/price";
import lines from "../../parts/price-lines.module.css";
import { PaymentFigure } from "../payment/payment-figure.tsx";
import { PaymentProvider } from "../payment/payment-provider.tsx";
import type { PersonalPrice } from "./personal-price-data.ts";
import styles from "./personal-price-lines.module.css";

/** A price on the visitor's terms, each part on a line of its own, and the payment with its disclosure. */
export function PersonalPriceLines({ price }: { price: PersonalPrice }) {
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
      <PaymentProvider data={price.payment}>
        <PaymentFigure />
      </PaymentProvider>
    </div>
  );
}
