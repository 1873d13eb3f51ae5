import { formatDollars } from "@forecourt/domain/money";
import { disclosureValues } from "@forecourt/domain/payment/disclosure";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { Price } from "@forecourt/ui/vehicle/price";
import { useId } from "react";
import styles from "./payment-figure.module.css";
import { usePayment } from "./payment-provider.tsx";
import { creditLabelOf } from "./vehicle-payment.ts";

interface PaymentFigureProps {
  /** Also what the loan comes to, and tells of changes to those who hear the page; once on a page. */
  full?: boolean;
}

/**
 * The estimated payment and, beside it, the terms that Regulation Z asks for wherever a payment is
 * named (12 CFR 1026.24(d)): down payment, number and amount of the payments, annual percentage rate.
 */
export function PaymentFigure({ full = false }: PaymentFigureProps) {
  const t = useTexts();
  const id = useId();
  const payment = usePayment();
  if (!payment) return null;
  const { monthly, amountFinanced } = payment.estimate;
  return (
    <div className={styles.figure}>
      <p className={styles.amount} {...(full && { "aria-live": "polite", "aria-atomic": true })}>
        {amountFinanced === 0 ? (
          <span className={styles.nothing}>{t("vehicle.payment.nothing")}</span>
        ) : (
          <span aria-describedby={id}>
            <Price size="card">{formatDollars(monthly)}</Price> {t("vehicle.payment.perMonth")}
          </span>
        )}
      </p>
      <CreditTerms id={id} full={full} />
    </div>
  );
}

/** One line each, so that nothing below moves while a slider is moved. */
function CreditTerms({ id, full }: { id: string; full: boolean }) {
  const t = useTexts();
  const payment = usePayment();
  if (!payment) return null;
  const { estimate, data } = payment;
  const values = disclosureValues(estimate);
  const label = creditLabelOf(estimate.creditScore, data.creditLabels);
  const lines = [
    t("vehicle.payment.payments", values),
    t("vehicle.payment.last", values),
    t("vehicle.payment.apr", values),
    t("vehicle.payment.down", values),
    t("vehicle.payment.financed", values),
    ...(full ? [t("vehicle.payment.inAll", values), t("vehicle.payment.charge", values)] : []),
    t("vehicle.payment.credit", { ...values, label }),
  ];
  return (
    <div id={id} className={styles.terms} data-credit-terms>
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      <p className={styles.extra}>{t("vehicle.payment.extra")}</p>
    </div>
  );
}
