import { formatDollars } from "@forecourt/domain/money";
import { CreditTerms } from "@forecourt/remote-kit/credit-terms";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { Price } from "@forecourt/ui/vehicle/price";
import { useId } from "react";
import styles from "./payment-figure.module.css";
import { usePayment } from "./use-payment.ts";
import { creditLabelOf } from "./vehicle-payment.ts";

interface PaymentFigureProps {
  /** Also shows the totals and announces changes to screen readers; for one figure of a page. */
  full?: boolean;
}

/** The estimated payment with its credit terms. */
export function PaymentFigure({ full = false }: PaymentFigureProps) {
  const t = useTexts();
  const id = useId();
  const payment = usePayment();
  if (!payment) return null;
  const { estimate, data } = payment;
  const { monthly, amountFinanced, tradeEquity, creditScore } = estimate;
  return (
    <div className={styles.figure}>
      <p className={styles.amount} {...(full && { "aria-live": "polite", "aria-atomic": true })}>
        {amountFinanced === 0 ? (
          <span className={styles.nothing}>
            {t(tradeEquity > 0 ? "vehicle.payment.nothing" : "vehicle.payment.nothing.cash")}
          </span>
        ) : (
          <span aria-describedby={id}>
            <Price size="card">{formatDollars(monthly)}</Price> {t("vehicle.payment.perMonth")}
          </span>
        )}
      </p>
      <CreditTerms
        id={id}
        estimate={estimate}
        creditLabel={creditLabelOf(creditScore, data.creditLabels)}
        full={full}
      />
    </div>
  );
}
